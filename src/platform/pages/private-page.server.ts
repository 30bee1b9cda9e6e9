import type { FastifyReply } from 'fastify';
import { pageCsp, SECURITY_HEADERS } from '../http/security-headers.server.ts';
import { hashInlineScripts } from './inline-scripts.server.ts';

export type PrivatePageOptions = {
	/** Headers of the sender, overriding those of every response. */
	headers: Readonly<Record<string, string>>;
	/** False in development, where Vite inserts style elements and opens a socket. */
	withPolicy: boolean;
	/** Whether elements may have style attributes (the back-office). */
	allowsStyleAttributes?: boolean;
	/** SHA-256 hashes of style elements in its frames, in base64. */
	styleHashes?: readonly string[];
};

/** Sends a page rendered for one signed-in user, with its own policy and no caching. */
export async function sendPrivatePage(
	reply: FastifyReply,
	response: Response,
	{ headers, withPolicy, allowsStyleAttributes, styleHashes }: PrivatePageOptions,
): Promise<FastifyReply> {
	const body = Buffer.from(await response.arrayBuffer());
	reply.code(response.status);
	for (const [name, value] of response.headers) reply.header(name, value);
	reply.headers({ ...SECURITY_HEADERS, ...headers });
	if (response.headers.get('content-type')?.startsWith('text/html')) {
		const scripts = hashInlineScripts(body.toString());
		if (withPolicy)
			reply.header('content-security-policy', pageCsp(scripts, { allowsStyleAttributes, styleHashes }));
		else reply.removeHeader('content-security-policy');
	}
	return reply.send(body);
}
