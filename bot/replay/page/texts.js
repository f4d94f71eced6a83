// Texts: what the bot writes in Discord's markdown becomes elements. Nothing is ever read as HTML.

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

// One line: **bold**, ||covered||, `code`, and a backslash before a sign that is meant as it stands.
function inline(text) {
  const out = [];
  let plain = "";
  let bold = null;
  const flush = () => {
    if (plain) (bold ? bold : out).push(document.createTextNode(plain));
    plain = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    if (text[at] === "\\" && at + 1 < text.length) {
      at += 1;
      plain += text[at];
    } else if (pair === "**") {
      flush();
      if (bold) {
        out.push(element("strong", {}, ...bold));
        bold = null;
      } else bold = [];
      at += 1;
    } else if (pair === "||") {
      at += 1;
    } else if (text[at] !== "`") {
      plain += text[at];
    }
  }
  flush();
  return bold ? [...out, ...bold] : out;
}

// A text of several lines: headings, items, small print, paragraphs.
function paragraphs(text) {
  const out = [];
  for (const line of text.split("\n")) {
    const heading = /^(#{1,3}|-#) (.*)$/.exec(line);
    const item = /^[-•] (.*)$/.exec(line);
    if (item) {
      const list = out.length && out[out.length - 1].tagName === "UL" ? out.pop() : element("ul");
      list.append(element("li", {}, ...inline(item[1])));
      out.push(list);
    } else if (heading && heading[1] !== "-#") {
      out.push(element("p", { class: "heading" }, ...inline(heading[2])));
    } else if (line.trim()) {
      out.push(element("p", heading ? { class: "small" } : {}, ...inline(heading ? heading[2] : line)));
    }
  }
  return out;
}

function plainly(text) {
  return element("p", {}, ...inline(text)).textContent;
}

function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
