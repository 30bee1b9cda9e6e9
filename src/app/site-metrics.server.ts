import { countImportsByState } from '../admin/product-import/product-import-queries.server.ts';
import type { LiveCatalogue } from '../domain/search/live-catalogue.server.ts';
import type { Database } from '../platform/db/database.server.ts';
import { countMailByState } from '../platform/mail/mail-outbox-queries.server.ts';
import type { Metric, MetricSource } from '../platform/process/metric.ts';

const gauge = (name: string, help: string, samples: Metric['samples']): Metric => ({
	name,
	help,
	kind: 'gauge',
	samples,
});

/** The in-memory catalogue, and the time since its last contact with the database. */
export function catalogueMetrics(catalogue: LiveCatalogue): MetricSource {
	return () => [
		gauge('emberhide_catalogue_version', 'Rises with every write; equal in every process within a second.', [
			{ value: catalogue.version },
		]),
		gauge('emberhide_catalogue_gloves', 'Gloves that visitors see.', [{ value: catalogue.index.size }]),
		gauge('emberhide_catalogue_age_seconds', 'Since the catalogue last asked the database for changes.', [
			{ value: Math.round(performance.now() - catalogue.checkedAt) / 1000 },
		]),
	];
}

/** Whether the database responds; its mail and import metrics are omitted while it does not. */
export function databaseMetrics({ db, engine }: Database): MetricSource {
	return async () => {
		const isUp = (value: number) =>
			gauge('emberhide_database_up', 'Whether the database answers.', [{ labels: { engine }, value }]);
		try {
			const [mail, imports] = await Promise.all([countMailByState(db), countImportsByState(db)]);
			const now = Date.now();
			const waitsSince = mail.find(({ state }) => state === 'waiting')?.oldest;
			return [
				isUp(1),
				gauge(
					'emberhide_mail_outbox',
					'Mail that waits to be sent, and mail that failed for good.',
					(['waiting', 'failed'] as const).map((state) => ({
						labels: { state },
						value: mail.find((one) => one.state === state)?.count ?? 0,
					})),
				),
				gauge('emberhide_mail_oldest_waiting_seconds', 'Age of the mail that has waited longest.', [
					{ value: waitsSince === undefined ? 0 : Math.max(0, (now - Date.parse(waitsSince)) / 1000) },
				]),
				gauge(
					'emberhide_imports',
					'Files of gloves by where they stand.',
					imports.map(({ state, count }) => ({ labels: { state }, value: count })),
				),
			];
		} catch {
			return [isUp(0)];
		}
	};
}
