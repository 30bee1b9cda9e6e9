import { StartError } from '../../platform/process/start-error.server.ts';

/** The response of one URL. */
export type Download = { url: string; contentType: string; bytes: Uint8Array };

export type DownloadLimits = {
	/** Time limit for one page including its body, in milliseconds. */
	timeoutMs: number;
	/** Max. size of one page after decompression, in bytes. */
	maxBytes: number;
};

export const DOWNLOAD_LIMITS: DownloadLimits = { timeoutMs: 60_000, maxBytes: 128 * 1024 * 1024 };
const MAX_REDIRECTS = 5;

/** The URL to import from. Only http and https, and no credentials, which would end up in reports. */
export function parseImportUrl(text: string): URL {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
		throw new StartError(`Cannot import from ${text}: only http and https addresses can be read.`);
	}
	if (url.username !== '' || url.password !== '') {
		throw new StartError(
			`Cannot import from ${url.host}: leave the user name and password out of the address.`,
		);
	}
	url.hash = '';
	return url;
}

/**
 * Fetches one page. Only redirects within the same origin are followed: a URL that staff trust must not send us
 * elsewhere. Anything but a 2xx response within the time and size limits is a StartError that names the URL.
 */
export async function download(url: URL, limits: DownloadLimits = DOWNLOAD_LIMITS): Promise<Download> {
	const signal = AbortSignal.timeout(limits.timeoutMs);
	try {
		const response = await follow(url, signal);
		const bytes = await readBody(response, url, limits.maxBytes);
		return { url: url.href, contentType: response.headers.get('content-type') ?? '', bytes };
	} catch (error) {
		if (error instanceof StartError) throw error;
		if (signal.aborted) {
			throw new StartError(
				`${url.href} did not answer within ${limits.timeoutMs / 1000} s. Nothing was imported.`,
			);
		}
		const cause = (error as Error).cause;
		const reason = cause instanceof Error && cause.message !== '' ? cause.message : (error as Error).message;
		throw new StartError(`Cannot read ${url.href}: ${reason}. Nothing was imported.`);
	}
}

async function follow(url: URL, signal: AbortSignal): Promise<Response> {
	let next = url;
	for (let step = 0; step <= MAX_REDIRECTS; step++) {
		const response = await fetch(next, {
			redirect: 'manual',
			signal,
			headers: { accept: 'application/json, text/csv;q=0.9, */*;q=0.1' },
		});
		if (response.ok) return response;
		await response.body?.cancel();
		const location = response.headers.get('location');
		if (response.status < 300 || response.status > 399 || location === null) {
			throw new StartError(`${next.href} answered ${response.status}. Nothing was imported.`);
		}
		const target = URL.canParse(location, next) ? new URL(location, next) : undefined;
		if (target?.origin !== url.origin) {
			throw new StartError(
				`${next.href} sends us on to ${target?.origin ?? 'no address'}. Import from that address if you trust it.`,
			);
		}
		next = target;
	}
	throw new StartError(`${url.href} sends us round in circles. Nothing was imported.`);
}

async function readBody(response: Response, url: URL, maxBytes: number): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const part of response.body ?? []) {
		length += part.byteLength;
		if (length > maxBytes) {
			throw new StartError(
				`${url.href} answers with more than ${formatBytes(maxBytes)}. Ask for smaller pages (size=).`,
			);
		}
		parts.push(part);
	}
	return Buffer.concat(parts);
}

export function formatBytes(bytes: number): string {
	return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} kB` : `${Math.round(bytes / 1024 / 1024)} MB`;
}
