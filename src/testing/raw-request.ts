import { connect } from 'node:net';

/** Sends raw bytes, which Node's clients would not, and returns the whole response. */
export function sendRaw(
	address: string,
	text: string,
): Promise<{ status: number; head: string; body: string }> {
	const { hostname, port } = new URL(address);
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), hostname);
		const chunks: Buffer[] = [];
		socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
		socket.on('error', reject);
		socket.on('close', () => {
			const answer = Buffer.concat(chunks).toString();
			const [head = '', ...body] = answer.split('\r\n\r\n');
			resolve({
				status: Number(head.split(' ', 2)[1] ?? 0),
				head: head.toLowerCase(),
				body: body.join('\r\n\r\n'),
			});
		});
		socket.write(text, 'latin1');
	});
}

/** A request whose target is sent exactly as given. */
export function sendRawTarget(
	address: string,
	method: string,
	target: string,
	more = '',
): ReturnType<typeof sendRaw> {
	const body =
		method === 'GET' || method === 'HEAD' ? '' : 'content-type: application/json\r\ncontent-length: 2\r\n';
	return sendRaw(
		address,
		`${method} ${target} HTTP/1.1\r\nhost: ${new URL(address).host}\r\nconnection: close\r\n${body}${more}\r\n${body === '' ? '' : '{}'}`,
	);
}

/** Spellings of a path that some server, router or proxy treats as equal. */
export function listPathTricks(path: string): string[] {
	const [, first = '', ...rest] = path.split('/');
	const tail = rest.map((part) => `/${part}`).join('');
	const last = path.slice(path.lastIndexOf('/') + 1);
	const encoded = (letters: string) =>
		[...letters].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
	return [
		`/${path}`,
		`//${path}`,
		`/.${path}`,
		`/..${path}`,
		`/%2e${path}`,
		`/%2e%2e${path}`,
		`/products/..${path}`,
		`/assets/..${path}`,
		`/products/%2e%2e${path}`,
		`/products/..%2f${path.slice(1)}`,
		`/products/%2e%2e%2f${path.slice(1)}`,
		`/products/..;${path}`,
		path.replaceAll('/', '//'),
		path.replaceAll('/', '/./'),
		path.replaceAll('/', '\\'),
		`/${path.slice(1).replaceAll('/', '%2f')}`,
		`/${path.slice(1).replaceAll('/', '%5c')}`,
		`/${path.slice(1).replaceAll('/', '%252f')}`,
		`\\${path.slice(1)}`,
		`/\\${path.slice(1)}`,
		`${path}/`,
		`${path}//`,
		`${path}/.`,
		`${path}/x/..`,
		`${path}/..;/${last}`,
		`${path};x`,
		`${path};x=1`,
		`${path};.css`,
		`/${first};x${tail}`,
		`/${first}${tail}.`,
		`/${first}.${tail}`,
		`/${first}%20${tail}`,
		`/${first}%09${tail}`,
		`${path}%20`,
		`${path}%00`,
		`${path}%00.css`,
		`/%00${path}`,
		`${path}%0a`,
		`${path}%0d%0aX:1`,
		`${path}%3f`,
		`${path}%23`,
		`${path}%2f`,
		`${path}.css`,
		`${path}.json`,
		`${path}.data`,
		`${path}.html`,
		`${path}/1.css`,
		`${path}~`,
		path.toUpperCase(),
		`/${first.toUpperCase()}${tail}`,
		`/${first.slice(0, 1).toUpperCase()}${first.slice(1)}${tail}`,
		`/${encoded(first)}${tail}`,
		`/${encoded(first.slice(0, 1))}${first.slice(1)}${tail}`,
		`/${encoded(first).replaceAll('%', '%25')}${tail}`,
		`/${encoded(first).toUpperCase()}${tail}`,
		// Overlong and full-width forms of "/" and ".", and a letter whose upper case is ASCII in some languages.
		`/%c0%af${path.slice(1)}`,
		`/%ef%bc%8f${path.slice(1)}`,
		`${path}%ef%bc%8e`,
		path.replaceAll('i', '%c4%b1'),
		path.replaceAll('s', '%c5%bf'),
	].filter((trick) => trick !== path);
}
