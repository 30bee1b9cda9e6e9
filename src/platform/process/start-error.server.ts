/** An error that the operator can fix: shown as one sentence, without a stack, and the process exits with code 1. */
export class StartError extends Error {
	override readonly name = 'StartError';
}
