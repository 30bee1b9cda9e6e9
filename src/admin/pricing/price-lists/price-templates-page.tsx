import messages from 'messages:pricing.templates';
import { Button } from '@mantine/core';
import { Link, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { formatPercent } from '../../../domain/pricing/percent-off.ts';
import { isTemplate } from '../../../domain/pricing/price-list.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { LoadingOverlay } from '../../../platform/ui/overlays/loading-overlay.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { FailedPrices } from '../failed-prices.tsx';
import type { Route } from './+types/price-templates-page';
import type { PriceListSummary } from './price-lists.server.ts';
import styles from './price-templates-page.module.css';

export { loader } from './price-templates-page.server.ts';

export default withMessages(messages, PriceTemplatesPage);

/** The templates with what they take off and who has them; below them the lists that they stand on. */
function PriceTemplatesPage({ loaderData: { lists } }: Route.ComponentProps) {
	const t = useTranslations('pricing.templates');
	const navigation = useNavigation();
	const templates = lists.filter((list) => isTemplate(list) && !list.isRetired);
	const bases = lists.filter((list) => !isTemplate(list) && !list.isRetired);
	const retired = lists.filter((list) => list.isRetired);
	const create = '/admin/pricing/templates/create';
	return (
		<>
			<StaffPageHead title={t('title')} detail={templates.length || undefined}>
				<Button component={Link} to={create} leftSection={<StaffIcon name="plus" size={20} />}>
					{t('add')}
				</Button>
			</StaffPageHead>
			<h2 className="spoken">{t('templates')}</h2>
			{templates.length === 0 ? (
				<div className={styles.empty}>
					<p>{t('empty')}</p>
				</div>
			) : (
				<CardList lists={templates} />
			)}
			<h2 className={styles.title}>{t('baseTitle')}</h2>
			{bases.length === 0 ? (
				<div className={styles.empty}>
					<p>{t('baseEmpty')}</p>
					<Button component={Link} to={`${create}?kind=standard`} variant="default">
						{t('addBase')}
					</Button>
				</div>
			) : (
				<>
					<p className={styles.line}>
						{t('baseLine')}{' '}
						<Link to={`${create}?kind=standard`} className={styles.more}>
							{t('addBase')}
						</Link>
					</p>
					<CardList lists={bases} />
				</>
			)}
			{retired.length > 0 && (
				<>
					<h2 className={styles.title}>{t('retiredTitle')}</h2>
					<CardList lists={retired} />
				</>
			)}
			<LoadingOverlay busy={navigation.state === 'loading'} label={t('loading')} />
		</>
	);
}

function CardList({ lists }: { lists: readonly PriceListSummary[] }) {
	return (
		<ul role="list" className={styles.cards}>
			{lists.map((list) => (
				<li key={list.id} className={styles.card}>
					<ListCard list={list} />
				</li>
			))}
		</ul>
	);
}

function ListCard({ list }: { list: PriceListSummary }) {
	const t = useTranslations('pricing.templates');
	const { name, kind, currency, off, rules, gloves, companies, parentName, validFrom, validTo } = list;
	const facts =
		kind === 'percent'
			? [
					t('off', { list: parentName }),
					rules.length === 0 ? t('all') : t('rules', { count: rules.length }),
					...(gloves > 0 ? [t('exceptions', { count: gloves })] : []),
				]
			: [t(`kinds.${kind}`), t('gloves', { count: gloves })];
	const days = { from: formatCalendarDate(validFrom), to: formatCalendarDate(validTo) };
	const span =
		validFrom === '' ? (validTo === '' ? undefined : 'to') : validTo === '' ? 'from' : ('between' as const);
	return (
		<>
			<div className={styles.words}>
				<h3>
					<Link to={`/admin/pricing/templates/${list.id}`} className={styles.name}>
						<bdi>{name}</bdi>
					</Link>
				</h3>
				<p className={styles.facts}>{facts.join(' · ')}</p>
				{span && <p className={styles.facts}>{t(span, days)}</p>}
				{isTemplate(list) && (
					<p className={styles.chip}>
						<StaffIcon name="building" size={18} />
						{t('companies', { count: companies })}
					</p>
				)}
			</div>
			<div className={styles.figures}>
				<p className={styles.figure}>{kind === 'percent' ? `−${formatPercent(off.pair)}%` : currency}</p>
				<p className={styles.buttons}>
					{kind === 'percent' && !list.isRetired && (
						<Button
							component={Link}
							variant="default"
							to={`/admin/pricing/templates/create?from=${list.id}`}
							aria-label={t('duplicateOne', { name })}
						>
							{t('duplicate')}
						</Button>
					)}
					<Button
						component={Link}
						variant="default"
						to={`/admin/pricing/templates/${list.id}`}
						aria-label={t('editOne', { name })}
					>
						{t('edit')}
					</Button>
				</p>
			</div>
		</>
	);
}

/** The lists could not be read: said in their place, with another try. */
export function ErrorBoundary() {
	return <FailedPrices />;
}
