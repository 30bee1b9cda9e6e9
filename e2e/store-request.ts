import type { SampleRequestInput } from '../src/domain/sample-requests/sample-request.ts';
import { insertSampleRequest } from '../src/domain/sample-requests/sample-request-queries.server.ts';
import { openDatabase } from '../src/platform/db/database.server.ts';

/**
 * Stores a request in the test database as a visitor's request would, without the visitor's rate limit. The
 * only argument is the row as JSON. Run by `e2e/sample-inbox.spec.ts`.
 */
const { number, request } = JSON.parse(process.argv[2] as string) as {
	number: string;
	request: SampleRequestInput;
};
const database = await openDatabase({ dataDir: process.env.JOURNEY_FOLDER as string });
await database.db.transaction().execute((transaction) =>
	insertSampleRequest(transaction, {
		number,
		request,
		notice: { version: '2026-11', language: 'en' },
		createdAt: new Date().toISOString(),
	}),
);
await database.close();
