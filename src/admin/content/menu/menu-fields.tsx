import { useTranslations } from 'use-intl';
import {
	hasOwnLink,
	MENU_LIMITS as LIMITS,
	MENU_KINDS,
	type MenuColumn,
	type MenuEntry,
	type MenuItem,
	type WordedLink,
} from '../../../domain/site-content/menu.ts';
import { LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { LOCALE_OF } from '../../../platform/i18n/stored-language.ts';
import { FieldRow, SelectField, SentenceField, TextField } from '../../kit/form/form-fields.tsx';
import { GloveField } from '../../kit/gloves/glove-field.tsx';
import { EditableRows } from '../../kit/rows/editable-rows.tsx';

const EMPTY_LINK: WordedLink = { english: '', french: '', link: '' };
const EMPTY_ENTRY: MenuEntry = { ...EMPTY_LINK, line: { english: '', french: '' }, glove: '' };
const EMPTY_COLUMN: MenuColumn = { ...EMPTY_ENTRY, entries: [] };
export const EMPTY_ITEM: MenuItem = { kind: 'link', ...EMPTY_LINK, columns: [], guides: [] };

const FRENCH = LANGUAGE_TAGS[LOCALE_OF.french];

/** Words in both languages. */
export function WordFields({ path, max }: { path: string; max: number }) {
	const t = useTranslations('menuDesk');
	return (
		<FieldRow>
			<TextField path={`${path}.english`} label={t('english')} required maxLength={max} />
			<TextField path={`${path}.french`} label={t('french')} required maxLength={max} lang={FRENCH} />
		</FieldRow>
	);
}

function AddressField({ path, hint }: { path: string; hint?: string }) {
	const t = useTranslations('menuDesk');
	return (
		<TextField
			path={`${path}.link`}
			label={t('link')}
			hint={hint}
			required={hint === undefined}
			maxLength={2048}
			inputMode="url"
		/>
	);
}

type LinkRowsProps = { path: string; title: string; addLabel: string; max: number };

/** A list of links in both languages. */
export function LinkRows(props: LinkRowsProps) {
	const t = useTranslations('menuDesk');
	return (
		<EditableRows<WordedLink>
			{...props}
			nameOf={({ english }) => english || t('new')}
			detailOf={({ link }) => link}
			empty={EMPTY_LINK}
			firstField="english"
		>
			{(_, path) => (
				<>
					<WordFields path={path} max={LIMITS.words} />
					<AddressField path={path} />
				</>
			)}
		</EditableRows>
	);
}

/** One item of the menu, with its panel if it has one. */
export function MenuItemFields({ item, path }: { item: MenuItem; path: string }) {
	const t = useTranslations('menuDesk');
	return (
		<>
			<SelectField
				path={`${path}.kind`}
				label={t('kind')}
				choices={MENU_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
			/>
			<WordFields path={path} max={LIMITS.label} />
			{hasOwnLink(item.kind) && <AddressField path={path} />}
			{item.kind === 'panel' && (
				<>
					<EditableRows<MenuColumn>
						path={`${path}.columns`}
						title={t('columns')}
						nameOf={({ english }) => english || t('new')}
						detailOf={({ entries }) => t('entries', { count: entries.length })}
						empty={EMPTY_COLUMN}
						addLabel={t('addColumn')}
						max={LIMITS.columns}
						firstField="english"
					>
						{(_, columnPath) => (
							<>
								<EntryFields path={columnPath} linkHint={t('columnLinkHint')} />
								<EditableRows<MenuEntry>
									path={`${columnPath}.entries`}
									title={t('entriesTitle')}
									nameOf={({ english }) => english || t('new')}
									detailOf={({ link }) => link}
									empty={EMPTY_ENTRY}
									addLabel={t('addEntry')}
									max={LIMITS.entries}
									firstField="english"
								>
									{(_, entryPath) => <EntryFields path={entryPath} />}
								</EditableRows>
							</>
						)}
					</EditableRows>
					<LinkRows
						path={`${path}.guides`}
						title={t('guides')}
						addLabel={t('addGuide')}
						max={LIMITS.guides}
					/>
				</>
			)}
		</>
	);
}

/** A column or an entry of a panel. */
function EntryFields({ path, linkHint }: { path: string; linkHint?: string }) {
	const t = useTranslations('menuDesk');
	return (
		<>
			<WordFields path={path} max={LIMITS.words} />
			<FieldRow>
				<SentenceField path={`${path}.line.english`} label={t('lineEnglish')} maxLength={LIMITS.line} />
				<SentenceField
					path={`${path}.line.french`}
					label={t('lineFrench')}
					maxLength={LIMITS.line}
					lang={FRENCH}
				/>
			</FieldRow>
			<FieldRow>
				<AddressField path={path} hint={linkHint} />
				<GloveField path={`${path}.glove`} hint={t('gloveHint')} />
			</FieldRow>
		</>
	);
}
