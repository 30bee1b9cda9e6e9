import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where a preview is opened, with its token, and left, without one. */
export const PREVIEW_PATH = '/preview';

const NAME = 'preview';
const TOKEN = /^[\w-]{22}$/;

/** A working day: whoever comes back tomorrow opens the link again. */
const MAX_AGE_SECONDS = 12 * 60 * 60;

export const isPreviewToken = (text: string) => TOKEN.test(text);

/** Signed, so that a cookie that somebody made up costs no look-up. */
const sign = (secret: string, token: string) =>
	createHmac('sha256', secret).update(`${NAME} ${token}`).digest('base64url');

/** The token in a request's cookies. */
export function previewTokenIn(secret: string, cookies: string | undefined): string | undefined {
	// Nearly every request has none.
	if (!cookies?.includes(`${NAME}=`)) return undefined;
	const named = cookies.split(';').find((cookie) => cookie.trim().startsWith(`${NAME}=`));
	const [token = '', signature = ''] = (named?.trim().slice(NAME.length + 1) ?? '').split('.');
	if (!isPreviewToken(token)) return undefined;
	const [sent, right] = [signature, sign(secret, token)].map((text) => Buffer.from(text));
	return sent?.length === right?.length && timingSafeEqual(sent as Buffer, right as Buffer)
		? token
		: undefined;
}

/** The cookie of a preview; without a token, one that ends it. */
export function previewCookie(secret: string, publicUrl: string, token?: string): string {
	const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
	const rest = `Path=/; HttpOnly; SameSite=Lax${secure}`;
	return token === undefined
		? `${NAME}=; Max-Age=0; ${rest}`
		: `${NAME}=${token}.${sign(secret, token)}; Max-Age=${MAX_AGE_SECONDS}; ${rest}`;
}
