import { MAIL_NAMES } from '../../domain/mail-texts/mail-texts.ts';
import { TEXT_PAGE_NAMES } from '../../domain/site-content/text-page.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { aboutPart } from '../content/about/about-part.server.ts';
import { announcementsPart } from '../content/announcements-part.server.ts';
import type { ContentPart } from '../content/content-commands.server.ts';
import { homePart } from '../content/home/home-part.server.ts';
import { mailPart } from '../content/mails/mail-part.server.ts';
import { menuPart } from '../content/menu/menu-part.server.ts';
import { pagePicturePart } from '../content/pictures/page-picture-part.server.ts';
import { sizingPart } from '../content/sizing/sizing-part.server.ts';
import { stickGuidePart } from '../content/stick-guide/stick-guide-part.server.ts';
import { textPagePart } from '../content/text-pages/text-page-part.server.ts';
import { onlinePartnersPart } from '../distributors/online/online-partners-part.server.ts';

/** A part of the site whose texts have both languages. */
export type TranslatedPart = {
	part: ContentPart<object>;
	/** The page that edits all of it. */
	href: string;
	titleIn: (locale: Locale) => string;
};

/** A part whose value only its own page knows more of. */
const anyPart = <Value extends object>(part: ContentPart<Value>) => part as unknown as ContentPart<object>;

const inMenu =
	(key: 'announcements' | 'home' | 'pictures' | 'about' | 'sizing' | 'stickGuide' | 'menu') =>
	(locale: Locale) =>
		messagesFor(locale, 'staff')(`nav.${key}`);

/** The parts in the order of the menu. */
export const TRANSLATED_PARTS: readonly TranslatedPart[] = [
	{
		part: anyPart(announcementsPart),
		href: '/admin/announcements',
		titleIn: inMenu('announcements'),
	},
	{ part: anyPart(homePart), href: '/admin/home-page', titleIn: inMenu('home') },
	{ part: anyPart(pagePicturePart), href: '/admin/page-pictures', titleIn: inMenu('pictures') },
	{ part: anyPart(aboutPart), href: '/admin/about-page', titleIn: inMenu('about') },
	{ part: anyPart(sizingPart), href: '/admin/sizing-guide', titleIn: inMenu('sizing') },
	{ part: anyPart(stickGuidePart), href: '/admin/stick-guide/edit', titleIn: inMenu('stickGuide') },
	{ part: anyPart(menuPart), href: '/admin/menu', titleIn: inMenu('menu') },
	...TEXT_PAGE_NAMES.map((name) => ({
		part: anyPart(textPagePart(name)),
		href: `/admin/pages/${name}`,
		titleIn: (locale: Locale) => messagesFor(locale, 'translations')(`pages.${name}`),
	})),
	{
		part: anyPart(onlinePartnersPart),
		href: '/admin/distributors/online',
		titleIn: (locale: Locale) => messagesFor(locale, 'staff')('crumbs.online'),
	},
	...MAIL_NAMES.map((name) => ({
		part: anyPart(mailPart(name)),
		href: `/admin/mails/${name}`,
		titleIn: (locale: Locale) => messagesFor(locale, 'mailDesk')(`mails.${name}.title`),
	})),
];

export const findTranslatedPart = (name: string) => TRANSLATED_PARTS.find(({ part }) => part.name === name);
