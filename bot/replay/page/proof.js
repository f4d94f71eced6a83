// The proof of the deal, worked out here: the seal is SHA-256 of salt and secret, the seed follows from the secret and the presses.

// Ids of presses are longer than the numbers of a script: they are read as texts.
function withLongNumbers(text) {
  return JSON.parse(text.replace(/"(?:[^"\\]|\\.)*"|-?\d{15,}/g, (found) => (found[0] === '"' ? found : `"${found}"`)));
}

function fromHex(text) {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new RangeError("not hexadecimal");
  return Uint8Array.from(text.match(/../g) || [], (pair) => parseInt(pair, 16));
}

function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function eightBytes(number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

async function digest(...pieces) {
  const whole = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

// Returns what was found: the numbers, and whether each of the three fits.
async function checked(film) {
  const found = { made: false, sealed: false, follows: false, seal: "", seed: "", fair: null };
  found.made = toHex(await digest(new TextEncoder().encode(film.record))) === film.made;
  const content = withLongNumbers(film.record);
  const fair = content.fair && content.fair.secret ? content.fair : null;
  if (!fair) return found;
  found.fair = fair;
  try {
    const secret = fromHex(fair.secret);
    found.seal = toHex(await digest(fromHex(fair.salt), secret));
    found.sealed = found.seal === fair.seal;
    const first = (await digest(secret, ...fair.presses.map(eightBytes))).slice(0, 16);
    found.seed = BigInt(`0x${toHex(first)}`).toString();
    found.follows = found.seed === String(content.record.seed);
  } catch (wrong) {
    if (!(wrong instanceof RangeError || wrong instanceof TypeError || wrong instanceof SyntaxError)) throw wrong;
  }
  return found;
}
