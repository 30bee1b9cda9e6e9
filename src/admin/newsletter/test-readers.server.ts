import { upsertPending } from '../../domain/newsletter/subscription-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';

type AskingReader = { id: string; email: string; language?: string; askedAt: string };

/** Somebody who asks for the newsletter, again if they did before. Their links end in their id. */
export function askAsReader(
	db: DatabaseLike,
	{ id, email, language = 'en-CA', askedAt }: AskingReader,
): Promise<boolean> {
	const row = {
		id,
		email,
		language,
		page: '/',
		wordingVersion: '1',
		wording: 'You ask us to write.',
		requestedAt: askedAt,
		confirmHash: `hash ${id}`,
		leaveToken: `token ${id}`,
	};
	return upsertPending(db, row, askedAt);
}
