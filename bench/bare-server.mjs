import { once } from 'node:events';
import { createServer } from 'node:http';
import './usage-reporter.mjs';

/**
 * The reference: plain `node:http`, sending the same bytes as the site. The bench sends the responses by
 * address over the channel before it listens. Plain JavaScript, for a minimal start.
 */
process.channel?.ref();
const [answers] = await once(process, 'message');

const server = createServer((request, response) => {
	const answer = answers.get(request.url);
	if (!answer) response.writeHead(200).end('ready');
	else response.writeHead(answer.status, answer.headers).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
	process.stderr.write(`The bare server is at http://127.0.0.1:${server.address().port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
