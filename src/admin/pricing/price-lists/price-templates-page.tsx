import messages from 'messages:pricing.templates';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { formatDiscount } from '../../../domain/pricing/percent-off.ts';
import { isTemplate } from '../../../domain/pricing/price-list.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { LoadingOverlay } from '../../../platform/ui/overlays/loading-overlay.tsx';
import { AutoGrid } from '../../kit/auto-grid.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { StateBadge } from '../../kit/state-badge.tsx';
import { FailedPrices } from '../failed-prices.tsx';
import type { Route } from './+types/price-templates-page';
import type { PriceListSummary } from './price-lists.server.ts';

export { loader } from './price-templates-page.server.ts';

export default withMessages(messages, PriceTemplatesPage);

/** The templates with their percentages and companies; below them the lists that they are based on. */
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
				<Button component={Link} to={create} data-key="n" leftSection={<StaffIcon name="plus" size={20} />}>
					{t('add')}
				</Button>
			</StaffPageHead>
			<h2 className="sr-only">{t('templates')}</h2>
			{templates.length === 0 ? (
				<Paper p="xl" ta="center">
					{t('empty')}
				</Paper>
			) : (
				<CardList lists={templates} />
			)}
			<Title order={2} fz="var(--text-2xl)" fw={900} mt={32} mb="sm">
				{t('baseTitle')}
			</Title>
			{bases.length === 0 ? (
				<Paper p="xl">
					<Stack align="center">
						<p>{t('baseEmpty')}</p>
						<Button component={Link} to={`${create}?kind=standard`} variant="default">
							{t('addBase')}
						</Button>
					</Stack>
				</Paper>
			) : (
				<>
					<Group mb="md">
						<p className="quiet">{t('baseLine')}</p>
						<Button component={Link} to={`${create}?kind=standard`} variant="subtle" td="underline">
							{t('addBase')}
						</Button>
					</Group>
					<CardList lists={bases} />
				</>
			)}
			{retired.length > 0 && (
				<>
					<Title order={2} fz="var(--text-2xl)" fw={900} mt={32} mb="sm">
						{t('retiredTitle')}
					</Title>
					<CardList lists={retired} />
				</>
			)}
			<LoadingOverlay busy={navigation.state === 'loading'} label={t('loading')} />
		</>
	);
}

function CardList({ lists }: { lists: readonly PriceListSummary[] }) {
	return (
		<AutoGrid as="ul" role="list" min={440} gap="var(--space-5)" keepsColumns>
			{lists.map((list) => (
				<Paper component="li" key={list.id} p="lg">
					<ListCard list={list} />
				</Paper>
			))}
		</AutoGrid>
	);
}

function ListCard({ list }: { list: PriceListSummary }) {
	const locale = useLocale();
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
	const days = { from: formatCalendarDate(validFrom, locale), to: formatCalendarDate(validTo, locale) };
	const span =
		validFrom === '' ? (validTo === '' ? undefined : 'to') : validTo === '' ? 'from' : ('between' as const);
	return (
		<Group justify="space-between" align="start" gap="lg">
			<Stack gap={4} flex="1 1 200px" align="start">
				<Title order={3} ff="text" fz="var(--text-m)" fw={700} lh={1.3} tt="none">
					<Link to={`/admin/pricing/templates/${list.id}`}>
						<bdi>{name}</bdi>
					</Link>
				</Title>
				<p className="quiet">{facts.join(' · ')}</p>
				{span && <p className="quiet">{t(span, days)}</p>}
				{isTemplate(list) && (
					<StateBadge tone="plain" icon={<StaffIcon name="building" size={18} />}>
						{t('companies', { count: companies })}
					</StateBadge>
				)}
			</Stack>
			<Stack gap="xs">
				<Text ff="heading" fz="var(--text-4xl)" fw={900} lh={1}>
					{kind === 'percent' ? formatDiscount(off.pair, locale) : currency}
				</Text>
				<Group gap="xs">
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
				</Group>
			</Stack>
		</Group>
	);
}

/** Shown in place of the lists if they cannot be loaded, with a retry button. */
export function ErrorBoundary() {
	return <FailedPrices />;
}
