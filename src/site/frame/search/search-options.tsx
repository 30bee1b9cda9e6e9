import messages from 'messages:search';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import type { QueryReading } from '../../../domain/search/query/query-reading.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { useQuotes } from '../../../platform/i18n/quote.ts';
import { listShownPictures } from '../../../platform/storage/picture-sources.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { usePathTo } from '../../../platform/ui/link.tsx';
import { Marked } from '../../../platform/ui/marked.tsx';
import type { SearchOption } from './search-option.ts';
import styles from './search-options.module.css';
import type { Suggestions } from './search-suggestions.ts';

type SearchOptionsProps = {
	/** Prefix of the ids: `{id}list` is the list, `{id}0` its first row. */
	id: string;
	suggestions: Suggestions;
	options: readonly SearchOption[];
	/** The active row, selected with the arrow keys; -1 for none. */
	active: number;
	onPick: (option: SearchOption) => void;
};

export const SearchOptions = withMessages(messages, Options);

/** The list below the search box. Focus stays in the box; `aria-activedescendant` refers to the active row. */
function Options({ id, suggestions, options, active, onPick }: SearchOptionsProps) {
	const pathTo = usePathTo();
	const t = useTranslations('search');
	const found = suggestions.state === 'found' ? suggestions : undefined;
	const isEmpty = found?.gloves.length === 0;

	function pick(event: MouseEvent, option: SearchOption) {
		// Rows are links, so the browser handles opening a new tab.
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		onPick(option);
	}

	return (
		<>
			<p className="sr-only" role="status">
				{suggestions.state === 'failed' && t('unavailable')}
				{found && (isEmpty ? t('noMatch', { text: found.text }) : t('count', { count: found.total }))}
			</p>
			<div className={styles.popup} hidden={options.length === 0 && suggestions.state !== 'waiting'}>
				{suggestions.state === 'waiting' &&
					[0, 1, 2].map((row) => <div key={row} className={styles.plate} />)}
				{isEmpty && (
					<p className={styles.note} aria-hidden="true">
						{t('noMatch', { text: found.text })}
						{found.near.length > 0 && ` ${t('near')}`}
					</p>
				)}
				{found?.reading && !isEmpty && <Reading reading={found.reading} />}
				<div id={`${id}list`} role="listbox" aria-label={t('results')} hidden={options.length === 0}>
					{options.map((option, index) => (
						<a
							key={option.href}
							id={`${id}${index}`}
							ref={index === active ? showRow : undefined}
							role="option"
							tabIndex={-1}
							aria-selected={index === active}
							className={option.kind === 'glove' ? `${styles.row} ${styles.glove}` : styles.row}
							href={pathTo(option.href)}
							// Keeps focus in the box: its blur would clear the list before the click.
							onMouseDown={(event) => event.preventDefault()}
							onClick={(event) => pick(event, option)}
						>
							<Row option={option} total={found?.total ?? 0} />
							<Icon name="chevron-right" />
						</a>
					))}
				</div>
				{found && (
					<p className={styles.keys} aria-hidden="true">
						<kbd>↑ ↓</kbd> {t('move')} <kbd>Enter</kbd> {t('open')} <kbd>Esc</kbd> {t('clearKey')}
					</p>
				)}
			</div>
		</>
	);
}

/** Says if the results are for a different text than the one typed; announced with the count. */
function Reading({ reading: { mended, leftOut } }: { reading: QueryReading }) {
	const t = useTranslations('search');
	const quote = useQuotes();
	if (mended.length === 0 && leftOut.length === 0) return null;
	return (
		<p className={styles.note} role="status">
			{mended.map(({ typed, read }) => `${t('mended', { typed, read: read.join(', ') })} `)}
			{leftOut.length > 0 && t('leftOut', { words: quote(leftOut) })}
		</p>
	);
}

function showRow(row: HTMLElement | null) {
	row?.scrollIntoView({ block: 'nearest' });
}

function Row({ option, total }: { option: SearchOption; total: number }) {
	const t = useTranslations('search');
	if (option.kind === 'all') return <span className={styles.text}>{t('seeAll', { count: total })}</span>;
	if (option.kind === 'exact')
		return <span className={styles.text}>{t('exact', { text: option.text })}</span>;
	if (option.kind === 'near') return <span className={styles.text}>{option.text}</span>;
	if (option.kind === 'catalogue') return <span className={styles.text}>{t('allGloves')}</span>;
	const { partNumber, name, description, pictures, marks } = option.glove;
	return (
		<>
			<GlovePicture
				src={listShownPictures(pictures)[0] ?? '/pictures/drawn/none.svg'}
				sizes="84px"
				alt=""
				width="84"
				height="84"
			/>
			<span className={styles.text}>
				<span className={styles.name}>
					<Marked text={partNumber.toUpperCase()} ranges={marks?.partNumber} />{' '}
					<Marked text={name} ranges={marks?.name} />
				</span>
				<span className={styles.line}>
					<Marked text={description} ranges={marks?.description} />
				</span>
			</span>
		</>
	);
}
