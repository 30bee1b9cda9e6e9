import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { say } from '../i18n/message.ts';
import { ProblemError } from '../problems/problem.server.ts';

/** Digests have the same length, so comparing them does not reveal the token's length. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * A check for routes of programs, which know a token of the settings.
 * @throws ProblemError unauthorized
 */
export function bearerGuard(token: string): (request: FastifyRequest) => void {
	const wanted = digest(`Bearer ${token}`);
	return (request) => {
		if (timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) return;
		const problem = new ProblemError('unauthorized', say('problems.requests.token'));
		problem.headers = { 'www-authenticate': 'Bearer' };
		throw problem;
	};
}
