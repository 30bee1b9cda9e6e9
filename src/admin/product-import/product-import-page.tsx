import messages from 'messages:productFiles';
import { Button, Group, Stack, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffColumns } from '../kit/staff-columns.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/product-import-page';
import { ColumnGuide } from './column-guide.tsx';
import { ImportDrop } from './import-drop.tsx';
import type { LatestImport } from './product-import-page.server.ts';

export { loader } from './product-import-page.server.ts';

export default withMessages(messages, ProductImportPage);

/** The page for importing a file of gloves, with the column guide and the latest imports. */
function ProductImportPage({ loaderData: { latest } }: Route.ComponentProps) {
	const t = useTranslations('productFiles');
	return (
		<>
			<StaffPageHead title={t('title')} />
			<StaffColumns
				side={
					<StaffCard title={t('export.title')}>
						<p>{t('export.line')}</p>
						<Group>
							<Button component="a" variant="default" href="/api/admin/product-exports/gloves.csv" download>
								{t('export.csv')}
							</Button>
							<Button component="a" variant="default" href="/api/admin/product-exports/gloves.json" download>
								{t('export.json')}
							</Button>
						</Group>
					</StaffCard>
				}
			>
				<StaffCard title={t('bring.title')}>
					<ImportDrop />
				</StaffCard>
			</StaffColumns>
			<Stack component="section" my="xl">
				<Title order={2} fz="var(--text-xl)" fw={900}>
					{t('latest.title')}
				</Title>
				<StaffTable<LatestImport>
					label={t('latest.title')}
					rows={latest}
					rowKey={({ id }) => id}
					rowHref={({ id }) => `/admin/products/import/${id}`}
					empty={<p>{t('latest.empty')}</p>}
					columns={[
						{
							key: 'file',
							title: t('latest.file'),
							isMain: true,
							cell: ({ fileName }) => <bdi>{fileName}</bdi>,
						},
						{ key: 'state', title: t('latest.state'), cell: ({ state }) => t(`states.${state}`) },
						{ key: 'by', title: t('latest.by'), cell: ({ staffName }) => <bdi>{staffName}</bdi> },
						{ key: 'at', title: t('latest.at'), cell: ({ createdAt }) => <StaffTime at={createdAt} /> },
					]}
				/>
			</Stack>
			<ColumnGuide />
		</>
	);
}

/** Shown in place of the list if it cannot be loaded, with a retry button. */
export const ErrorBoundary = withMessages(messages, function FailedImports() {
	return <FailedList title={useTranslations('productFiles')('title')} />;
});
