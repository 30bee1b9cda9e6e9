import { StartError } from './start-error.server.ts';

/** A stop that takes longer is forced, in milliseconds. */
const STOP_WITHIN_MS = 15_000;

/**
 * Runs the program until it is stopped. An error that the operator can fix is printed as one sentence and exits with
 * code 1; so does an uncaught error, with its stack. SIGTERM and SIGINT stop gracefully, a second one immediately.
 */
export async function runToEnd(start: () => Promise<() => Promise<void>>): Promise<void> {
	let stopping = false;
	let stop: (() => Promise<void>) | undefined;
	const onSignal = () => {
		if (stopping || !stop) process.exit(1);
		stopping = true;
		setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
		stop().then(
			() => process.exit(0),
			() => process.exit(1),
		);
	};
	process.on('SIGTERM', onSignal);
	process.on('SIGINT', onSignal);
	// Node would also print the source line, which has half a million characters in the built server.
	process.on('uncaughtException', (error) => {
		process.stderr.write(`${error.stack ?? error}\n`);
		process.exit(1);
	});
	try {
		stop = await start();
	} catch (error) {
		process.stderr.write(`${toStartSentence(error)}\n`);
		process.exit(1);
	}
}

/** One sentence for known errors; others keep their stack for debugging. */
function toStartSentence(error: unknown): string {
	if (error instanceof StartError) return error.message;
	const { code, port, address, message, stack } = error as NodeJS.ErrnoException & {
		port?: number;
		address?: string;
	};
	switch (code) {
		case 'EADDRINUSE':
			return `PORT: ${port} is already in use on ${address}. Stop what uses it, or set PORT to another number.`;
		case 'EACCES':
			return port ? `PORT: this user may not listen on ${port}.` : `No permission: ${message}`;
		case 'EADDRNOTAVAIL':
		case 'ENOTFOUND':
			return `HOST: ${address ?? 'the name'} is not an address of this machine.`;
		default:
			return stack ?? String(error);
	}
}
