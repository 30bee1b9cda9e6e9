import { parseArgs } from 'node:util';
import { REQUEST_STATES, type RequestState } from '../../domain/sample-requests/request-state.ts';
import { contactEmail } from '../../domain/sample-requests/sample-request.ts';
import {
	listLatestSampleRequests,
	type StoredSampleRequest,
} from '../../domain/sample-requests/sample-request-queries.server.ts';
import { openDatabase } from '../../platform/db/database.server.ts';
import { migrate } from '../../platform/db/migrate.server.ts';
import { loadEnvFile, readConfig } from '../../platform/process/config.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';

const HELP = `npm run samples -- list [--state STATE] [--limit COUNT] [--json]

  Prints the latest sample requests, newest first.
  --state   one of ${REQUEST_STATES.join(', ')}
  --limit   at most so many, 50 unless told
  --json    everything, one JSON object a line

The settings are those of the site: DATA_DIR, DATABASE_URL.
`;

const MAX = 100_000;

/** `npm run samples`: shows visitors' requests without a browser. Returns the text to print. */
export async function runSamplesCommand(
	words: readonly string[],
	settings: { dataDir: string; databaseUrl?: string },
): Promise<string> {
	const args = readArguments(words);
	if (!args) return HELP;
	const database = await openDatabase(settings);
	try {
		await migrate(database);
		const requests = await listLatestSampleRequests(database.db, args);
		if (args.json) return requests.map((request) => `${JSON.stringify(request)}\n`).join('');
		if (requests.length === 0) return 'There is no such request yet.\n';
		return requests.map(formatRequest).join('\n');
	} finally {
		await database.close();
	}
}

function readArguments(words: readonly string[]) {
	let parsed: ReturnType<typeof parse>;
	try {
		parsed = parse(words);
	} catch (error) {
		throw new StartError(`${(error as Error).message}\n\n${HELP}`);
	}
	const { values, positionals } = parsed;
	const [command, ...rest] = positionals;
	if (values.help || command === undefined) return undefined;
	if (command !== 'list' || rest.length > 0)
		throw new StartError(`Unknown command ${positionals.join(' ')}.\n\n${HELP}`);
	if (values.state !== undefined && !REQUEST_STATES.includes(values.state as RequestState))
		throw new StartError(`--state must be one of ${REQUEST_STATES.join(', ')}.`);
	const limit = Number(values.limit);
	if (!Number.isInteger(limit) || limit < 1 || limit > MAX)
		throw new StartError(`--limit must be a whole number from 1 to ${MAX}.`);
	return { state: values.state as RequestState | undefined, limit, json: values.json };
}

function parse(words: readonly string[]) {
	return parseArgs({
		args: [...words],
		allowPositionals: true,
		options: {
			state: { type: 'string' },
			limit: { type: 'string', default: '50' },
			json: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	});
}

/** Visitors' text is printed to a terminal, so control characters are replaced with a mark. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '�');

function formatRequest({ number, state, manualReview, request, createdAt }: StoredSampleRequest): string {
	const { companyName, firstName, lastName, jobTitle, phone, samples } = request;
	const { streetAddress, addressLine2, city, provinceOrState, postalCode, country } = request;
	const lines = [
		`${number}  ${createdAt.slice(0, 16).replace('T', ' ')} UTC  ${state}${manualReview ? '  check by hand' : ''}`,
		`  ${companyName}: ${firstName} ${lastName}, ${jobTitle}, ${contactEmail(request)}, ${phone}`,
		`  ${[streetAddress, addressLine2, `${city} ${provinceOrState}  ${postalCode}`, country].filter((part) => part !== '').join(', ')}`,
		`  ${samples.map(({ partNumber, size }) => `${partNumber.toUpperCase()} ${size}`).join(', ')}`,
	];
	return `${lines.map(plain).join('\n')}\n`;
}

if (import.meta.main) {
	// A closed pipe ("| head") is not an error.
	process.stdout.on('error', () => {});
	loadEnvFile();
	try {
		process.stdout.write(await runSamplesCommand(process.argv.slice(2), readConfig(process.env)));
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exitCode = 1;
	}
}
