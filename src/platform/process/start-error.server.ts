/**
 * An error that the person who starts the program can mend: shown as its one sentence, without a stack,
 * and the process ends with exit code 1.
 */
export class StartError extends Error {
	override readonly name = 'StartError';
}
