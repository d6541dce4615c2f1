// Zod-free: the browser encrypts, the server decrypts. Encrypts the mobile number in an address (API-037), which proxies and logs can see.
//
// AES-256-GCM over the ten digits, with a fresh 12-byte nonce: base64url(nonce ‖ ciphertext ‖ tag), 51 characters. The key is 32 bytes in
// base64url: SCOREBOARD_KEY of the server, VITE_SCOREBOARD_KEY of the build. Anyone can read the key from the app's code: this keeps plain
// numbers out of addresses and logs, but it does not authenticate the caller.

const nonceBytes = 12;

/** The key of a sandbox that is given none. */
export const sandboxScoreboardKey = 'c2FuZGJveCBrZXkgb2YgdGhlIHNjb3JlYm9hcmQgMDE';

export async function encryptMobile(mobile: string, key: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await importKey(key, 'encrypt'),
    new TextEncoder().encode(mobile),
  );
  return toBase64Url(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

/** Undefined when the text was not encrypted by `encryptMobile` with this key. */
export async function decryptMobile(text: string, key: string): Promise<string | undefined> {
  try {
    const bytes = fromBase64Url(text);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, nonceBytes) },
      await importKey(key, 'decrypt'),
      bytes.subarray(nonceBytes),
    );
    const mobile = new TextDecoder().decode(opened);
    return /^[1-9]\d{9}$/.test(mobile) ? mobile : undefined;
  } catch {
    return undefined;
  }
}

function importKey(key: string, use: 'encrypt' | 'decrypt') {
  return crypto.subtle.importKey('raw', fromBase64Url(key), 'AES-GCM', false, [use]);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
