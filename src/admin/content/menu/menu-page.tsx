import messages from 'messages:deadLinks,earlierSaves,gloveField,menuDesk,releaseSide';
import { Button, Stack } from '@mantine/core';
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
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { ReleaseMenu, ReleaseNotice, SaveLabel } from '../../kit/releases/release-notice.tsx';
import { EditableRows } from '../../kit/rows/editable-rows.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { ContentPast } from '../content-past.tsx';
import { DeadLinks, pathsOf } from '../dead-links.tsx';
import { useContentForm } from '../use-content-form.ts';
import type { Route } from './+types/menu-page';
import { EMPTY_ITEM, LinkRows, MenuItemFields, WordFields } from './menu-fields.tsx';
import styles from './menu-page.module.css';

export { loader } from './menu-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: MENU }) };

export default withMessages(messages, MenuPage);

/** The menu and the footer of every public page. */
function MenuPage({ loaderData: { record, releases, saves, activity } }: Route.ComponentProps) {
	const t = useTranslations('menuDesk');
	const { form, save, latest, send } = useContentForm<Menu>({
		name: MENU,
		record,
		releases,
		toForm: ({ items, footer }) => ({ items, footer }),
		isForm: isMenuForm,
		messages: { unanswered: t('unanswered'), undo: t('undo') },
	});
	const menu = form.value;

	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')}>
				<Button component="a" href="/" target="_blank" variant="default">
					{t('open')}
				</Button>
				<ReleaseMenu side={releases} />
			</StaffPageHead>
			<ReleaseNotice side={releases} />
			<Stack maw={1000} gap="lg">
				<SaveForm form={form} busy={save.busy} onSubmit={() => void send(menu, t('saved'))} gap="lg">
					<SaveNotices
						form={form}
						save={save}
						labelOf={(part) => t(part === 'items' ? 'menu' : 'footer')}
						format={(value, part) =>
							listMenuLines({ items: [], footer: [], [part]: value }, DEFAULT_LOCALE).join('\n')
						}
					/>
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
					<FormFoot label={t('foot')}>
						<Button type="submit" disabled={!form.isDirty} loading={save.busy}>
							<SaveLabel side={releases}>{t('save')}</SaveLabel>
						</Button>
					</FormFoot>
					<LeaveGuard isDirty={form.isDirty} />
				</SaveForm>
				<ContentPast<Menu>
					name={MENU}
					latest={latest}
					saves={saves}
					activity={activity}
					onPick={({ items, footer }) => {
						form.set('items', items);
						form.set('footer', footer);
					}}
				/>
			</Stack>
		</>
	);
}
