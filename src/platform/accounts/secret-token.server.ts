import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits for cookies and links. */
export const makeToken = () => randomBytes(32).toString('base64url');

/** The form of a secret stored in the database, so that reading the database is not enough to sign in. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
