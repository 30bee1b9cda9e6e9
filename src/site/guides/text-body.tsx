import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { PlainPageText } from '../frame/plain-page-text.tsx';
import styles from './text-page.module.css';
import { findTextPage, type TextPageId } from './text-pages.ts';

/** Translates keys listed in a page's row of `text-pages.ts`; a test checks that they exist. */
type LooseMessages = {
	(key: string): string;
	rich: (key: string, values: object) => ReactNode;
};

export type TextBodyProps = { id: TextPageId };

/** The text of a page below its head, by section. */
export function TextBody({ id }: TextBodyProps) {
	const locale = useLocale();
	const messages = useTranslations('guides');
	const t = messages as unknown as LooseMessages;
	const { sections, updated } = findTextPage(id);
	const values = {
		email: brand.email,
		phone: brand.phone.shown[locale],
		name: brand.name,
		p: (text: ReactNode) => <p>{text}</p>,
		mail: (text: ReactNode) => <a href={`mailto:${brand.email}`}>{text}</a>,
		call: (text: ReactNode) => <a href={brand.phone.href}>{text}</a>,
		robots: (text: ReactNode) => <a href="/robots.txt">{text}</a>,
		opc: (text: ReactNode) => <a href={`https://www.priv.gc.ca/${locale}/`}>{text}</a>,
		cai: (text: ReactNode) => <a href="https://www.cai.gouv.qc.ca/">{text}</a>,
	};
	return (
		<PlainPageText
			sections={sections.map((section) => ({
				id: section,
				title: t(`${id}.sections.${section}.title`),
				body: t.rich(`${id}.sections.${section}.text`, values),
			}))}
		>
			<p className={styles.updated}>
				{messages.rich('updated', {
					date: formatCalendarDate(updated, locale),
					time: (text) => <time dateTime={updated}>{text}</time>,
				})}
			</p>
		</PlainPageText>
	);
}
