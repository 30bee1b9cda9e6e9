/** Where a preview is opened, with its token, and left, without one. */
export const PREVIEW_PATH = '/preview';

const NAME = 'preview';
const TOKEN = /^[\w-]{22}$/;

/** A working day: whoever comes back tomorrow opens the link again. */
const MAX_AGE_SECONDS = 12 * 60 * 60;

export const isPreviewToken = (text: string) => TOKEN.test(text);

/** The token in a request's cookies. */
export function previewTokenIn(cookies: string | undefined): string | undefined {
	// Nearly every request has none.
	if (!cookies?.includes(`${NAME}=`)) return undefined;
	const named = cookies.split(';').find((cookie) => cookie.trim().startsWith(`${NAME}=`));
	const token = named?.trim().slice(NAME.length + 1) ?? '';
	return isPreviewToken(token) ? token : undefined;
}

/** The cookie of a preview; without a token, one that ends it. */
export function previewCookie(publicUrl: string, token?: string): string {
	const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
	const rest = `Path=/; HttpOnly; SameSite=Lax${secure}`;
	return token === undefined
		? `${NAME}=; Max-Age=0; ${rest}`
		: `${NAME}=${token}; Max-Age=${MAX_AGE_SECONDS}; ${rest}`;
}
