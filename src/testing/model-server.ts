import { onTestFinished } from 'vitest';
import { type ModelAnswer, type ModelServer, saying, startModelServer } from './model-stand-in.ts';

/** A fake language model server that stops with the test. */
export async function openModelServer(answer: ModelAnswer = saying('No.')): Promise<ModelServer> {
	const server = await startModelServer(answer);
	onTestFinished(() => server.end());
	return server;
}
