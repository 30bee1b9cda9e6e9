import { useTranslations } from 'use-intl';
import { formatTown } from '../../../domain/companies/company.ts';
import { StaffCard } from '../../kit/staff-card.tsx';
import styles from './possible-duplicates.module.css';
import type { ShownDuplicate } from './use-possible-duplicates.ts';

/** Companies that may be the one being typed: a warning, never a refusal. */
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
		<ul role="list" className={styles.list}>
			{doubles.map(({ company, shares }) => (
				<li key={company.id} className={styles.double}>
					<div>
						<strong>
							<bdi>{company.operatingName}</bdi>
						</strong>
						<p>
							<bdi>{formatTown({ address: company.shippingAddress })}</bdi>
						</p>
						<p>{t('line', { shares: shares.map((kind) => t(`kinds.${kind}`)).join(', ') })}</p>
					</div>
					<a
						href={`/admin/companies/${company.id}`}
						target="_blank"
						rel="noreferrer"
						aria-label={t('openNamed', { name: company.operatingName })}
					>
						{t('open')}
					</a>
				</li>
			))}
		</ul>
	);
}
