import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../platform/cache/cached-page.server.ts';
import { PICTURE_SHARING } from '../../platform/http/security-headers.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { readIdempotencyKey } from '../../platform/limits/idempotency.server.ts';
import { requireWithinLimit } from '../../platform/limits/rate-limit.server.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { refuseForStorage } from '../../platform/storage/picture-storage.server.ts';
import { parsePictureName } from '../../platform/storage/uploaded-picture.ts';
import { staffOf } from '../frame/staff-guard.server.ts';
import { isRangeFresh, readRange } from './byte-range.ts';
import { PICTURE_LIMITS } from './picture.ts';
import { gloveOwner, PAGES } from './picture-owner.ts';
import { PictureQueue } from './picture-queue.server.ts';
import { PictureRefusal } from './picture-refusal.server.ts';
import { type PictureServices, type PictureUpload, storePicture } from './picture-storing.server.ts';
import { readPageUploadForm, readUploadForm, tooLarge } from './upload-form.server.ts';

/** Max size of the form without the file, in bytes. */
const FORM_BYTES = 256 * 1024;
/** Max number of pictures queued while one is decoded. */
const MAX_WAITING = 2;
const UPLOADS_AN_HOUR = 500;

const PICTURE_HEADERS = {
	// The name is derived from the content, so the file never changes.
	'cache-control': 'public, max-age=31536000, immutable',
	'content-security-policy': "sandbox; default-src 'none'",
	...PICTURE_SHARING,
} as const;

type ReadUpload = (body: unknown, contentType: string) => Pick<PictureUpload, 'bytes' | 'owner'>;

/** Routes for pictures: the uploads of staff, for gloves and for pages, and the files that pages show. */
export function addPictureRoutes(app: FastifyInstance, services: PictureServices): void {
	const queue = new PictureQueue(MAX_WAITING);
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
			done(null, body),
		);
		scope.setErrorHandler((error: Error & { code?: string }) => {
			throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : toProblemError(error);
		});
		const options = {
			config: { access: 'staff' },
			schema: { hide: true },
			bodyLimit: PICTURE_LIMITS.bytes + FORM_BYTES,
		} as const;
		/** @param read the picture and what it is for, from the posted form */
		const store = (read: ReadUpload) => async (request: FastifyRequest, reply: FastifyReply) => {
			const staff = staffOf(request);
			queue.requireRoom();
			const form = read(request.body, request.headers['content-type'] ?? '');
			const key = readIdempotencyKey(request.headers['idempotency-key']);
			await requireWithinLimit(services.database.db, {
				name: 'upload',
				who: staff.id,
				limit: UPLOADS_AN_HOUR,
				perSeconds: 3600,
			});
			const { status, answer } = await storePicture(services, queue, {
				...form,
				staff,
				requestId: request.id,
				key,
			});
			return reply.code(status).header('location', answer.picture).send(answer);
		};
		const ofGlove: ReadUpload = (body, type) => {
			const { bytes, partNumber, index } = readUploadForm(body, type);
			return { bytes, owner: gloveOwner(partNumber, index) };
		};
		scope.post('/api/upload', options, store(ofGlove));
		const ofPage: ReadUpload = (body, type) => ({ bytes: readPageUploadForm(body, type), owner: PAGES });
		scope.post('/api/admin/page-pictures', options, store(ofPage));
	});

	app.get<{ Params: { name: string } }>(
		'/pictures/:name',
		{ config: { access: 'visitor' }, schema: { hide: true } },
		async (request, reply) => {
			const { name } = request.params;
			const named = parsePictureName(name);
			const etag = `"${name}"`;
			const { 'if-match': wanted, 'if-none-match': known } = request.headers;
			if (named && wanted !== undefined && !matchesEtag(wanted, etag, 'strongly')) {
				throw new ProblemError('precondition-failed');
			}
			if (named && known !== undefined && matchesEtag(known, etag)) {
				return reply
					.code(304)
					.headers({ ...PICTURE_HEADERS, etag })
					.send();
			}
			const file = named && (await services.storage.read(name).catch(refuseForStorage));
			if (!file) throw new ProblemError('not-found', say('pictures.noPicture'));
			const lastModified = toHttpDate(file.storedAt);
			const sent = request.headers;
			const refuse = (problem: ProblemError): never => {
				file.body.destroy();
				throw problem;
			};
			if (wanted === undefined && isLaterThan(file.storedAt, sent['if-unmodified-since']))
				refuse(new ProblemError('precondition-failed'));
			const headers = { ...PICTURE_HEADERS, etag, 'last-modified': lastModified, 'accept-ranges': 'bytes' };
			const since = known === undefined ? sent['if-modified-since'] : undefined;
			if (isTime(since) && !isLaterThan(file.storedAt, since)) {
				file.body.destroy();
				return reply.code(304).headers(headers).send();
			}
			const range = isRangeFresh(String(sent['if-range'] ?? etag), etag, lastModified)
				? readRange(sent.range, file.bytes)
				: undefined;
			if (range === 'refused') {
				const problem = new ProblemError('range-not-satisfiable');
				problem.headers = { 'content-range': `bytes */${file.bytes}` };
				return refuse(problem);
			}
			reply.headers(headers).type(`image/${named.format}`);
			if (range === undefined) return reply.header('content-length', file.bytes).send(file.body);
			// A picture is a few hundred kilobytes at most, so it is read completely, whether from a folder or a bucket.
			const part = (await buffer(file.body).catch(refuseForStorage)).subarray(range.start, range.end + 1);
			return reply
				.code(206)
				.header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
				.send(part);
		},
	);
}

/** HTTP dates have a precision of one second. */
const toHttpDate = (time: Date) => time.toUTCString();

const isTime = (header: string | undefined) => header !== undefined && !Number.isNaN(Date.parse(header));

/** True if the time is after the second in the header; false if the header is missing or not a valid date. */
function isLaterThan(time: Date, header: string | undefined): boolean {
	return (
		header !== undefined && isTime(header) && Math.floor(time.getTime() / 1000) * 1000 > Date.parse(header)
	);
}

function toProblemError(error: Error): Error {
	if (!(error instanceof PictureRefusal)) return error;
	const megapixels = PICTURE_LIMITS.pixels / 1_000_000;
	const message = say(`pictures.refused.${error.error}`, {
		megapixels,
		longerSide: PICTURE_LIMITS.longerSide,
	});
	return new ProblemError('invalid', message, [{ path: 'file', message }]);
}
