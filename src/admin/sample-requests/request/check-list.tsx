import { Box, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { InboxRequest } from '../../../domain/sample-requests/inbox-request.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import { CompanySearch } from '../../companies/company-search.tsx';
import { RowList } from '../../kit/list/row-list.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import styles from './inbox-request-page.module.css';
import type { CheckedSample, RequestChecks } from './request-checks.server.ts';
import { useRequestChange } from './use-request-change.ts';

type CheckListProps = { record: InboxRequest; checks: RequestChecks; samples: readonly CheckedSample[] };

/** What speaks for a request and what against it. Nothing is refused automatically; staff decide. */
export function CheckList({ record, checks, samples }: CheckListProps) {
	const t = useTranslations('sampleInbox.checks');
	const list = useTranslations('sampleInbox.list');
	const { domain, earlier, earlierShares, missing, provinces, isResidential } = checks;
	const notMade = samples.filter(({ state }) => state !== 'made').length;
	return (
		<StaffCard title={useTranslations('sampleInbox.request')('checks')}>
			<RowList>
				{domain ? (
					<Check good name={t('domain')}>
						<bdi>{domain}</bdi>
					</Check>
				) : (
					<Check name={t('noDomain')}>{t('noDomainLine')}</Check>
				)}
				<CompanyCheck record={record} checks={checks} />
				{earlier.length === 0 ? (
					<Check good name={t('first')}>
						{t('firstLine')}
					</Check>
				) : (
					<Check name={t('before')}>
						{earlierShares.map((shared) => t(`beforeBy.${shared}`)).join(', ')}
						<ul role="list">
							{earlier.map(({ number, state, samples: count }) => (
								<li key={number} className={styles.earlier}>
									<Link to={`/admin/samples/${number}?state=all`}>
										{t('earlier', {
											number,
											gloves: list('gloves', { count }),
											state: list(`state.${state}`),
										})}
									</Link>
								</li>
							))}
						</ul>
					</Check>
				)}
				{missing.length > 0 ? (
					<Check name={t('addressMissing')}>{missing.map((field) => t(`fields.${field}`)).join(', ')}</Check>
				) : provinces.length > 0 ? (
					<Check name={t('mismatch')}>
						{t('mismatchLine', { code: record.request.postalCode, provinces: provinces.join(', ') })}
					</Check>
				) : (
					<Check good name={t('address')} />
				)}
				{isResidential && <Check name={t('residential')}>{t('residentialLine')}</Check>}
				{notMade === 0 ? <Check good name={t('made')} /> : <Check name={t('notMade', { count: notMade })} />}
			</RowList>
		</StaffCard>
	);
}

function CompanyCheck({ record, checks: { company, likely } }: Pick<CheckListProps, 'record' | 'checks'>) {
	const t = useTranslations('sampleInbox.checks');
	const actions = useTranslations('sampleInbox.actions');
	const { busy, change } = useRequestChange(record);
	const { number } = record;
	const link = (companyId: string) =>
		change('company', () => actions(companyId === '' ? 'unlinked' : 'linked', { number }), { companyId });

	if (company) {
		return (
			<Check good name={t('linked')}>
				<Link to={`/admin/companies/${company.id}`}>
					<bdi>{company.operatingName}</bdi>
				</Link>
				<Button variant="subtle" disabled={busy} onClick={() => link('')}>
					{t('unlink')}
				</Button>
			</Check>
		);
	}
	return (
		<Check name={likely.length > 0 ? t('likely') : t('unknown')}>
			<ul role="list">
				{likely.map(({ id, operatingName, shippingAddress, shares }) => (
					<li key={id}>
						<span>
							<Link to={`/admin/companies/${id}`}>
								<bdi>{operatingName}</bdi>
							</Link>{' '}
							<bdi>{shippingAddress}</bdi> ({shares.map((shared) => t(`shares.${shared}`)).join(', ')})
						</span>
						<Button
							variant="default"
							disabled={busy}
							aria-label={t('linkOf', { name: operatingName })}
							onClick={() => link(id)}
						>
							{t('link')}
						</Button>
					</li>
				))}
			</ul>
			<Stack gap="sm" align="start" mt="xs">
				<Button
					variant="default"
					loading={busy}
					leftSection={<StaffIcon name="building" size={20} />}
					onClick={() => change('new-company', () => actions('companyMade'))}
				>
					{t('make')}
				</Button>
				<Box component="details" w="100%">
					<summary>{t('other')}</summary>
					<CompanySearch label={t('other')} onPick={({ id }) => link(id)} />
				</Box>
			</Stack>
		</Check>
	);
}

function Check({ good = false, name, children }: { good?: boolean; name: string; children?: ReactNode }) {
	const locale = useLocale();
	const t = useTranslations('sampleInbox.checks');
	return (
		<li className={styles.check} data-good={good}>
			<StaffIcon name={good ? 'check' : 'warning'} />
			<div>
				<span className="sr-only">{withColon(t(good ? 'good' : 'look'), locale)} </span>
				<strong>{name}</strong> {children}
			</div>
		</li>
	);
}
