import type { LoaderFunctionArgs } from 'react-router';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { logFailure } from '../../../platform/process/failure-log.server.ts';
import { nameParts } from '../activity-names.server.ts';
import { inOrderOfToday } from '../awaiting.ts';
import { requireStaff } from '../staff-page-context.ts';
import { listFirstSteps } from './first-step.ts';

const LATEST = 5;

/** Waiting items and recent arrivals from all features, and the latest activity. */
export async function loader({ context }: LoaderFunctionArgs) {
	const services = requireStaff(context);
	const { database, log, requestId } = services;
	const now = new Date();
	let failed = false;
	/** Runs the providers; a failing one does not affect the others. */
	const readAll = async <Part>(providers: readonly (() => Promise<Part | undefined>)[]): Promise<Part[]> => {
		const found = await Promise.all(
			providers.map((provider) =>
				provider().catch((error: unknown) => {
					logFailure(log, { requestId, err: error }, 'a part of Today failed');
					failed = true;
					return undefined;
				}),
			),
		);
		return found.filter((part) => part !== undefined);
	};
	const [activity, awaiting, daily, latest, steps] = await Promise.all([
		listAuditEntries(database.db, { limit: LATEST }),
		readAll(
			services.awaitingProviders.map(
				(provider) => () => provider(context.get(requestLocale), services.staff),
			),
		),
		readAll(services.dailyProviders.map((provider) => () => provider(now))),
		readAll(services.latestProviders),
		readAll(
			services.firstSteps.map(({ key, href, isDone }) => async () => ({ key, href, isDone: await isDone() })),
		),
	]);
	return {
		now: now.toISOString(),
		activity: nameParts(activity, context.get(requestLocale)),
		awaiting: inOrderOfToday(awaiting),
		daily,
		latest,
		steps: listFirstSteps(steps),
		failed,
	};
}
