import { createECDH, createHmac } from 'node:crypto';

/** The keys by which push services recognise the shop (VAPID), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** They follow from the secret of the server, which is made at the first start and kept: with another secret devices have to agree anew. */
export function pushKeys(secret: string): PushKeys {
  const pair = createECDH('prime256v1');
  const privateKey = createHmac('sha256', secret).update('push-keys').digest();
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
