import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { formatTown } from '../../../domain/companies/company.ts';
import { RowList } from '../../kit/list/row-list.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import type { ShownDuplicate } from './use-possible-duplicates.ts';

/** Possible duplicates of the company being typed: a warning that never blocks saving. */
export function PossibleDuplicates({ doubles }: { doubles: readonly ShownDuplicate[] }) {
	const t = useTranslations('companies.doubles');
	return (
		<div role="status">
			{doubles.length > 0 && (
				<StaffCard title={t('title')}>
					<DuplicateList doubles={doubles} />
				</StaffCard>
			)}
		</div>
	);
}

export function DuplicateList({ doubles }: { doubles: readonly ShownDuplicate[] }) {
	const t = useTranslations('companies.doubles');
	return (
		<RowList>
			{doubles.map(({ company, shares }) => (
				<li key={company.id}>
					<Group justify="space-between" align="start" wrap="nowrap">
						<div>
							<strong>
								<bdi>{company.operatingName}</bdi>
							</strong>
							<p className="quiet">
								<bdi>{formatTown({ address: company.shippingAddress })}</bdi>
							</p>
							<p className="quiet">
								{t('line', { shares: shares.map((kind) => t(`kinds.${kind}`)).join(', ') })}
							</p>
						</div>
						<Button
							component="a"
							variant="default"
							href={`/admin/companies/${company.id}`}
							target="_blank"
							rel="noreferrer"
							aria-label={t('openNamed', { name: company.operatingName })}
						>
							{t('open')}
						</Button>
					</Group>
				</li>
			))}
		</RowList>
	);
}
