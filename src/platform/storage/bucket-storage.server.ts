import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../process/config.server.ts';
import type { PictureStorage } from './picture-storage.server.ts';
import { parsePictureName } from './uploaded-picture.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Stores pictures in a bucket of S3 or compatible storage, shared by all processes of the site. Nothing in it needs to
 * be public.
 */
export function openBucketStorage(settings: BucketSettings, keysAtOnce = 1000): PictureStorage {
	const client = new AwsClient({ ...settings, service: 's3', retries: 2 });
	const root = `${settings.endpoint}/${settings.bucket}`;
	const send = async (path: string, init: RequestInit = {}) => {
		const answer = await client.fetch(root + path, {
			...init,
			signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
		});
		if (answer.ok || answer.status === 404) return answer;
		await answer.body?.cancel();
		throw new Error(`The pictures' storage answered ${answer.status} to ${init.method ?? 'GET'} ${path}`);
	};
	const pathOf = (name: string) => {
		if (!parsePictureName(name)) throw new Error(`No picture's name: ${name}`);
		return `/${name}`;
	};
	const has = async (name: string) => (await send(pathOf(name), { method: 'HEAD' })).status !== 404;
	return {
		has,
		async put(name, bytes) {
			if (await has(name)) return;
			const answer = await send(pathOf(name), { method: 'PUT', body: new Uint8Array(bytes) });
			if (!answer.ok) throw new Error(`The pictures' storage has no bucket ${settings.bucket}`);
			await answer.body?.cancel();
		},
		async read(name) {
			const answer = await send(pathOf(name));
			if (!answer.ok || !answer.body) {
				await answer.body?.cancel();
				return undefined;
			}
			const body = Readable.fromWeb(answer.body as ReadableStream);
			return {
				body,
				bytes: Number(answer.headers.get('content-length')),
				storedAt: new Date(answer.headers.get('last-modified') ?? 0),
			};
		},
		async delete(name) {
			const answer = await send(pathOf(name), { method: 'DELETE' });
			await answer.body?.cancel();
		},
		async *listOlderThan(time) {
			// The older listing call continues from a name instead of a token: all S3-compatible storage supports it in
			// the same way.
			for (let last = ''; ; ) {
				const answer = await send(`?max-keys=${keysAtOnce}&marker=${last}`);
				const listing = await answer.text();
				for (const [, entry = ''] of listing.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
					const name = readElement(entry, 'Key');
					last = encodeURIComponent(name);
					if (parsePictureName(name) && new Date(readElement(entry, 'LastModified')) < time) yield name;
				}
				if (readElement(listing, 'IsTruncated') !== 'true') return;
			}
		},
	};
}

/** Text of the first element of that name in S3's flat XML; our names need no unescaping. */
function readElement(xml: string, name: string): string {
	return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}
