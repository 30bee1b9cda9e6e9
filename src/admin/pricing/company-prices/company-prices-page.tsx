import messages from 'messages:pricing.breaks,pricing.client,pricing.override,pricing.file,pricing.ask,pricing.errors';
import { Button, Paper, Stack, Title } from '@mantine/core';
import { useCallback, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { sheetTag } from '../../../domain/pricing/company-prices/company-prices.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { ActivityList } from '../../frame/activity-list.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { showDone } from '../../kit/staff-notice.ts';
import { PriceFileButtons } from '../price-files/price-file-buttons.tsx';
import type { Route } from './+types/company-prices-page';
import { AssignmentForm } from './assignment-form.tsx';
import { CompanyPriceTable } from './company-price-table.tsx';
import styles from './company-prices-page.module.css';
import type { FoundCompanyPrices } from './company-prices-page.server.ts';
import type { CompanyPriceRow } from './company-table.server.ts';
import { OverrideDialog } from './override-dialog.tsx';

export { loader } from './company-prices-page.server.ts';

export const handle = {
	crumb: (loaderData: { found?: FoundCompanyPrices }) => loaderData?.found?.company.operatingName,
	subject: ({ found }: { found?: FoundCompanyPrices }) =>
		found && { kind: 'clientPrices', id: found.company.id },
};

export default withMessages(messages, CompanyPricesPage);

function CompanyPricesPage({ loaderData: { found } }: Route.ComponentProps) {
	return found ? <CompanyPrices key={found.company.id} found={found} /> : <MissingCompany />;
}

/** A company's prices: its template, and the price of every glove with the reason. */
function CompanyPrices({ found }: { found: FoundCompanyPrices }) {
	const { company, table, filter, given, today } = found;
	const t = useTranslations('pricing.client');
	const { revalidate } = useRevalidator();
	const [edited, setEdited] = useState<CompanyPriceRow>();
	const close = useCallback(() => setEdited(undefined), []);
	return (
		<Stack component="article" gap="xl" aria-labelledby="client-name">
			<Paper component="header" p="lg" className={styles.head}>
				<Stack gap="xs" flex="1 1 220px">
					<p className={styles.back}>
						<Link to="/admin/pricing">{t('toList')}</Link>
					</p>
					<Title order={2} id="client-name" fz="var(--text-2xl)" fw={900} lh={1.1}>
						<bdi>{company.operatingName}</bdi>
					</Title>
					<p className="quiet">
						{t('byHand', {
							count: table.byHand,
							rest: Math.max(0, table.gloves - table.byHand),
							template: given?.name ? 'yes' : 'no',
						})}{' '}
						· <Link to={`/admin/companies/${company.id}`}>{t('company')}</Link>
					</p>
				</Stack>
				<AssignmentForm
					// Keeps unsaved input when a price below is saved.
					key={JSON.stringify([table.sheet.assignments, table.sheet.currency, filter.date])}
					found={found}
					onSaved={() => {
						showDone(t('template.saved'));
						revalidate();
					}}
				/>
			</Paper>
			<CompanyPriceTable
				companyId={company.id}
				table={table}
				filter={filter}
				today={today}
				onChange={setEdited}
			/>
			<PriceFileButtons url={`/api/admin/pricing/clients/${company.id}`} kind="client">
				<Button
					component="a"
					variant="default"
					href={`/api/admin/pricing/clients/${company.id}/price-sheet.pdf?date=${filter.date}`}
				>
					{t('sheet')}
				</Button>
			</PriceFileButtons>
			<StaffCard title={t('history')}>
				<ActivityList entries={found.activity} />
			</StaffCard>
			{edited && (
				<OverrideDialog
					key={edited.partNumber}
					companyId={company.id}
					tag={sheetTag(table.sheet)}
					currency={table.sheet.currency}
					row={edited}
					onClose={close}
					onSaved={(message) => {
						close();
						showDone(message);
						revalidate();
					}}
				/>
			)}
		</Stack>
	);
}

function MissingCompany() {
	const t = useTranslations('pricing.client');
	return (
		<Paper p="xl">
			<Title order={2} fz="var(--text-2xl)" fw={900}>
				{t('missingTitle')}
			</Title>
			<p>{t('missingLine')}</p>
			<p>
				<Link to="/admin/pricing">{t('toList')}</Link>
			</p>
		</Paper>
	);
}
