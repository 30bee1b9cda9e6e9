import { Button, Group, Paper, Text, Textarea } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { findPairFaults, findTextFaults } from '../../domain/translations/french-faults.ts';
import type { TranslatedRecord, Translation } from '../../domain/translations/translation.ts';
import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '../../platform/i18n/locale.ts';
import { LOCALE_OF } from '../../platform/i18n/stored-language.ts';
import { FieldError } from '../kit/form/field-errors.tsx';
import { StateBadge } from '../kit/state-badge.tsx';
import { ChangedText } from './changed-text.tsx';
import { FrenchFaults } from './french-fault-list.tsx';
import styles from './translation-card.module.css';
import { MAX_FRENCH } from './translation-limits.ts';
import { useFieldName } from './use-field-name.ts';
import type { TranslationChange } from './use-translation-save.ts';

const TONES = { missing: 'open', outdated: 'error', draft: 'waiting', reviewed: 'good' } as const;
const FRENCH = LANGUAGE_TAGS[LOCALE_OF.french];

/** Characters in a line of the field, and the most lines it begins with: French is about a fifth longer than English. */
const LINE_LENGTH = 70;
const MAX_ROWS = 12;

type TranslationCardProps = {
	/** Its place among the record's texts. */
	at: number;
	text: Translation;
	kind: TranslatedRecord['kind'];
	/** The page that edits all of the record. */
	href: string;
	/** What was typed and not saved; undefined for nothing. */
	value: string | undefined;
	isBusy: boolean;
	error: string | undefined;
	onType: (value: string) => void;
	onStep: (by: 1 | -1) => void;
	onSave: (change: TranslationChange) => void;
	/** How many other gloves have the English without French, once the French is on the site. */
	others: number;
	onSpread: () => void;
};

/** One text: the English, what it was before, and the field for its French. */
export function TranslationCard(props: TranslationCardProps) {
	const { at, text, kind, href, isBusy, error, others, onType, onStep, onSave, onSpread } = props;
	const { english, french, draft, earlier, state } = text;
	const t = useTranslations('translations');
	const nameOf = useFieldName(kind);
	const id = useId();
	const stored = draft || french;
	const value = props.value ?? stored;
	const tidied = withTypographicApostrophes(value);
	const shown = withFrenchSpaces(tidied.trim());
	const faults =
		shown === '' ? [] : [...findTextFaults(shown), ...findPairFaults({ english, french: shown })];
	const name = nameOf(text.field);
	/** Nothing is on the site that was not read beside its English as it is now. */
	const isDone = tidied === french && draft === '' && !earlier;

	const isBlank = tidied.trim() === '';

	const publish = () => onSave({ french: tidied, draft: '', earlier: undefined });
	const keepDraft = () => onSave({ french, draft: tidied === french ? '' : tidied, earlier });

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
			event.preventDefault();
			if (event.shiftKey ? tidied === stored : isDone || isBlank) onStep(1);
			else if (event.shiftKey) keepDraft();
			else publish();
		} else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
			event.preventDefault();
			onStep(event.key === 'ArrowDown' ? 1 : -1);
		} else if (event.ctrlKey && event.key === 'Insert') {
			event.preventDefault();
			onType(english);
		}
	}

	return (
		<Paper component="article" className={styles.card} aria-labelledby={`${id}name`}>
			<Group justify="space-between" gap="xs" className={styles.head}>
				<h2 id={`${id}name`} className={styles.name}>
					{name}
				</h2>
				<StateBadge tone={TONES[state]}>{t(`states.${state}`)}</StateBadge>
			</Group>
			<div className={styles.columns}>
				<div id={`${id}english`} className={styles.text} lang={LANGUAGE_TAGS[DEFAULT_LOCALE]}>
					{earlier ? <ChangedText before={earlier.english} after={english} /> : english}
				</div>
				{text.isRich ? (
					<RichFrench text={text} isBusy={isBusy} error={error} href={href} onConfirm={publish} />
				) : (
					<div>
						<Textarea
							data-at={at}
							lang={FRENCH}
							aria-label={t('card.french', { name })}
							aria-describedby={`${id}english`}
							autosize
							minRows={Math.min(MAX_ROWS, Math.ceil((english.length * 1.2) / LINE_LENGTH))}
							maxRows={24}
							maxLength={MAX_FRENCH}
							spellCheck
							error={error && <FieldError>{error}</FieldError>}
							value={value}
							onChange={(event) => onType(event.currentTarget.value)}
							onKeyDown={onKeyDown}
						/>
						{earlier && earlier.french !== value && (
							<Text fz="sm" c="dimmed" mt={6}>
								{t('card.earlierFrench')}{' '}
								<span lang={FRENCH} className={styles.earlier}>
									{earlier.french}
								</span>
							</Text>
						)}
						<FrenchFaults faults={faults} />
						<Group gap="xs" mt="sm">
							<Button loading={isBusy} disabled={isDone || isBlank} onClick={publish}>
								{french !== '' && tidied === french && earlier && draft === ''
									? t('card.stillRight')
									: t('card.publish')}
							</Button>
							<Button variant="default" disabled={isBusy || tidied === stored} onClick={keepDraft}>
								{t('card.keepDraft')}
							</Button>
							{earlier && earlier.french !== value && (
								<Button variant="subtle" px="xs" onClick={() => onType(earlier.french)}>
									{t('card.useEarlier')}
								</Button>
							)}
							<Button variant="subtle" px="xs" disabled={value === english} onClick={() => onType(english)}>
								{t('card.copy')}
							</Button>
							{others > 0 && (
								<Button variant="default" loading={isBusy} onClick={onSpread}>
									{t('card.others', { count: others })}
								</Button>
							)}
						</Group>
					</div>
				)}
			</div>
		</Paper>
	);
}

type RichFrenchProps = {
	text: Translation;
	isBusy: boolean;
	error: string | undefined;
	href: string;
	onConfirm: () => void;
};

/** The French of a text with headings and lists, which is written on its own page. */
function RichFrench({ text: { french, earlier }, isBusy, error, href, onConfirm }: RichFrenchProps) {
	const t = useTranslations('translations.card');
	return (
		<div>
			<div className={styles.text} lang={FRENCH}>
				{french}
			</div>
			{error && <FieldError>{error}</FieldError>}
			<Group gap="xs" mt="sm">
				{earlier && (
					<Button loading={isBusy} onClick={onConfirm}>
						{t('stillRight')}
					</Button>
				)}
				<Button component={Link} to={href} variant="default">
					{t('writeThere')}
				</Button>
			</Group>
		</div>
	);
}

/** Keyboards type straight apostrophes; between letters they are never meant. */
const withTypographicApostrophes = (text: string) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
