import { once } from 'node:events';
import { createServer } from 'node:http';
import './usage-reporter.mjs';

/**
 * The reference: `node:http` with nothing on top, sending the bytes that the site sends. Its answers, by address,
 * come over the channel to the bench before it listens. Plain JavaScript, to start as bare as it answers.
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
