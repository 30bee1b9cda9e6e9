import messages from 'messages:deadLinks,earlierSaves,gloveField,menuDesk,releaseSide,wordsDesk';
import { useTranslations } from 'use-intl';
import {
	countLabelCharacters,
	type FooterColumn,
	hasOwnLink,
	MENU_LIMITS as LIMITS,
	listMenuLines,
	listMenuLinks,
	MENU,
	type Menu,
	type MenuItem,
	wordsIn,
} from '../../../domain/site-content/menu.ts';
import { isMenuForm } from '../../../domain/site-content/menu-schema.ts';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES } from '../../../platform/i18n/locale.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { EditableRows } from '../../kit/rows/editable-rows.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { ContentDesk } from '../content-desk.tsx';
import { DeadLinks, pathsOf } from '../dead-links.tsx';
import type { Route } from './+types/menu-page';
import { EMPTY_ITEM, LinkRows, MenuItemFields, WordFields } from './menu-fields.tsx';
import styles from './menu-page.module.css';

export { loader } from './menu-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: MENU }) };

export default withMessages(messages, MenuPage);

/** The menu and the footer of every public page. */
function MenuPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('menuDesk');
	return (
		<ContentDesk<Menu>
			name={MENU}
			loaded={loaderData}
			title={t('title')}
			line={t('line')}
			path="/"
			foot={t('foot')}
			isForm={isMenuForm}
			partName={(part) => t(part === 'items' ? 'menu' : 'footer')}
			format={(value, part) =>
				listMenuLines({ items: [], footer: [], [part]: value }, DEFAULT_LOCALE).join('\n')
			}
		>
			{({ value: menu }) => (
				<>
					<StaffCard title={t('preview')}>
						{LOCALES.map((locale) => (
							<div key={locale} className={styles.preview}>
								<p className="quiet">
									{t(`languages.${locale}`)}
									{' · '}
									{t('count', { count: countLabelCharacters(menu.items, locale), most: LIMITS.labels })}
								</p>
								<ul role="list" className={styles.bar} lang={LANGUAGE_TAGS[locale]}>
									{menu.items.map((item, at) => (
										// Two items may have the same label while it is typed.
										// biome-ignore lint/suspicious/noArrayIndexKey: see above
										<li key={at}>{wordsIn(item, locale)}</li>
									))}
								</ul>
							</div>
						))}
					</StaffCard>
					<StaffCard title={t('menu')}>
						<EditableRows<MenuItem>
							path="items"
							nameOf={({ english }) => english || t('new')}
							detailOf={({ kind, link }) => (hasOwnLink(kind) ? link : t(`kinds.${kind}`))}
							empty={EMPTY_ITEM}
							addLabel={t('addItem')}
							max={LIMITS.items}
							firstField="english"
						>
							{(item, path) => <MenuItemFields item={item} path={path} />}
						</EditableRows>
					</StaffCard>
					<StaffCard title={t('footer')}>
						<p className="quiet">{t('footerLine')}</p>
						<EditableRows<FooterColumn>
							path="footer"
							nameOf={({ english }) => english || t('new')}
							detailOf={({ links }) => t('linkCount', { count: links.length })}
							empty={{ english: '', french: '', links: [] }}
							addLabel={t('addFooter')}
							max={LIMITS.footer}
							firstField="english"
						>
							{(_, path) => (
								<>
									<WordFields path={path} max={LIMITS.words} />
									<LinkRows
										path={`${path}.links`}
										title={t('links')}
										addLabel={t('addLink')}
										max={LIMITS.footerLinks}
									/>
								</>
							)}
						</EditableRows>
					</StaffCard>
					<DeadLinks paths={LOCALES.flatMap((locale) => pathsOf(listMenuLinks(menu), locale))} />
				</>
			)}
		</ContentDesk>
	);
}
