// The check of the deal, as docs/fairness.md describes it: the seal follows from table, salt and secret, the seed from the secret and
// the presses. A malformed proof opens no seal.

// Returns the JSON with every number as its text, except short whole ones: a script would round 1300000000000000001 and take 5.0 for 5.
function withNumbersAsWritten(text) {
  const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;
  return JSON.parse(text.replace(tokens, (token) => (token[0] === '"' || /^-?\d{1,14}$/.test(token) ? token : `"${token}"`)));
}

function fromHex(text, length) {
  if (typeof text !== "string" || text.length !== 2 * length || /[^0-9a-f]/.test(text)) throw new RangeError("not hexadecimal of this length");
  return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
}

function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function eightBytes(press) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(press));
  return bytes;
}

// Returns the presses as digits: exactly one a seat, unsigned 64-bit numbers, and only 0 may occur twice.
function pressesOf(fair, seats) {
  if (!Array.isArray(fair.presses) || fair.presses.length !== seats) throw new RangeError("not one press a seat");
  const presses = fair.presses.map((press) => (typeof press === "number" || typeof press === "string" ? String(press) : ""));
  const pressed = presses.filter((press) => press !== "0");
  const sound = presses.every((press) => /^(0|[1-9][0-9]{0,19})$/.test(press) && BigInt(press) < 2n ** 64n);
  if (!sound || new Set(pressed).size !== pressed.length) throw new RangeError("no press of a seat");
  return presses;
}

// Returns the sealed bytes: salt and secret, in version 2 after one line with the version and one with the table.
function underSeal(fair) {
  const opened = [fromHex(fair.salt, 16), fromHex(fair.secret, 32)];
  if (!("version" in fair) || fair.version === 1) return opened;
  if (fair.version !== 2 || typeof fair.table !== "string" || !/^[0-9A-Za-z_-]{1,40}$/.test(fair.table)) throw new RangeError("unknown version or table");
  return [new TextEncoder().encode(`consigliere deal 2\n${fair.table}\n`), ...opened];
}

async function digest(...pieces) {
  const whole = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

// Returns the findings: the numbers, and whether record, seal and seed agree with them.
async function checked(film) {
  const found = { made: false, sealed: false, follows: false, seal: "", seed: "", fair: null };
  found.made = toHex(await digest(new TextEncoder().encode(film.record))) === film.made;
  const content = withNumbersAsWritten(film.record);
  const fair = content.fair || null;
  if (!fair) return found;
  found.fair = fair;
  try {
    const [presses, sealed] = [pressesOf(fair, content.record.seats), underSeal(fair)];
    fromHex(fair.seal, 32);
    found.seal = toHex(await digest(...sealed));
    const first = (await digest(sealed.at(-1), ...presses.map(eightBytes))).slice(0, 16);
    found.seed = BigInt(`0x${toHex(first)}`).toString();
    found.sealed = found.seal === fair.seal;
    found.follows = found.seed === String(content.record.seed);
  } catch (wrong) {
    if (!(wrong instanceof RangeError || wrong instanceof TypeError || wrong instanceof SyntaxError)) throw wrong;
  }
  return found;
}
