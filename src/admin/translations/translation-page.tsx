import messages from 'messages:translations,productEditing.form';
import { Button, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Translation } from '../../domain/translations/translation.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { StaffTabs } from '../kit/list/staff-tabs.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/translation-page';
import styles from './translation-card.module.css';
import { TranslationCard } from './translation-card.tsx';
import { isShown, TRANSLATION_FILTERS, translationPath } from './translation-list.ts';
import { useTranslationSave } from './use-translation-save.ts';

export { loader } from './translation-page.server.ts';

type Loaded = Route.ComponentProps['loaderData'];

export const handle = {
	crumb: (loaded: Loaded | undefined) => loaded?.page?.title,
};

export default withMessages(messages, TranslationPage);

/** The texts of one record: English beside French, one after the other. */
function TranslationPage({ loaderData }: Route.ComponentProps) {
	const { page, show, next } = loaderData;
	if (!page) return <NoRecord />;
	return <Translations key={`${page.kind}/${page.id}/${show}`} page={page} show={show} next={next} />;
}

function NoRecord() {
	const t = useTranslations('translations');
	return (
		<StaffNotFound title={t('page.missing')} line={t('page.missingLine')}>
			<Link to="/admin/translations">{t('page.back')}</Link>
		</StaffNotFound>
	);
}

type TranslationsProps = {
	page: NonNullable<Loaded['page']>;
	show: Loaded['show'];
	next: Loaded['next'];
};

function Translations({ page, show, next }: TranslationsProps) {
	const t = useTranslations('translations');
	// What was listed when the page came stays, so that nothing moves away while somebody works.
	const [texts, setTexts] = useState(page.translations);
	const [listed] = useState(() => page.translations.map((text) => isShown(text, show)));
	const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
	const list = useRef<HTMLDivElement>(null);

	function replace(at: number, text: Translation) {
		setTexts((before) => before.map((one, index) => (index === at ? text : one)));
		setTyped(({ [at]: _, ...others }) => others);
	}
	const { busy, errorOf, othersOf, save, spread } = useTranslationSave(page, texts, replace);

	/** Goes to the field of the next or previous text on the page. */
	function step(from: number, by: 1 | -1) {
		const fields = [...(list.current?.querySelectorAll('textarea') ?? [])].filter(
			({ dataset }) => dataset.at !== undefined,
		);
		const here = fields.findIndex(({ dataset }) => dataset.at === String(from));
		const field = fields[here + by];
		field?.focus();
		field?.closest('article')?.scrollIntoView({ block: 'nearest' });
	}

	const path = translationPath(page);
	const shown = texts.flatMap((text, at) => (listed[at] ? [{ text, at }] : []));
	return (
		<>
			<StaffPageHead title={page.title} documentTitle={t('page.documentTitle', { title: page.title })}>
				<Button component={Link} to={page.href} variant="default">
					{t(`page.whole.${page.kind}`)}
				</Button>
				{next && (
					<Button component={Link} to={translationPath(next)} variant="default">
						{t('page.next', { title: next.title })}
					</Button>
				)}
			</StaffPageHead>
			<StaffTabs
				label={t('list.show')}
				tabs={TRANSLATION_FILTERS.map((one) => ({
					href: one === 'owed' ? path : `${path}?show=${one}`,
					label: t(`filters.${one}`),
					count: texts.filter((text) => isShown(text, one)).length,
					isCurrent: one === show,
					isWaiting: one === 'owed' || one === 'outdated',
				}))}
			/>
			<Stack gap="lg" ref={list}>
				{shown.length > 0 && <p className={`quiet ${styles.keys}`}>{t('page.keys')}</p>}
				{shown.length === 0 && <p>{t(`none.${show}`)}</p>}
				{shown.map(({ text, at }) => (
					<TranslationCard
						key={at}
						at={at}
						text={text}
						kind={page.kind}
						href={page.href}
						value={typed[at]}
						isBusy={busy === at}
						error={errorOf(at)}
						others={othersOf(at)}
						onSpread={() => void spread(at)}
						onType={(value) => setTyped((before) => ({ ...before, [at]: value }))}
						onStep={(by) => step(at, by)}
						onSave={async (change) => {
							if (await save(at, change)) step(at, 1);
						}}
					/>
				))}
			</Stack>
			<LeaveGuard
				isDirty={Object.entries(typed).some(([at, value]) => isUnsaved(texts[Number(at)], value))}
			/>
		</>
	);
}

const isUnsaved = (text: Translation | undefined, value: string) =>
	text !== undefined && value !== (text.draft || text.french);
