import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, as cookies and links carry it. */
export const makeToken = () => randomBytes(32).toString('base64url');

/** What the database stores of a secret: reading the database is not enough to sign in. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
