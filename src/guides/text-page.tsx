import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { PageHead } from '../site/page-head.tsx';
import { PlainPageLayout } from '../site/plain-page-layout.tsx';
import styles from './text-page.module.css';
import { findTextPage, type TextPageId } from './text-pages.ts';

/** Words of a page whose keys its row in `text-pages.ts` names; a test holds the two together. */
type LooseWords = {
	(key: string, values?: Record<string, string>): string;
	rich: (key: string, values: object) => React.ReactNode;
};

/** A page of words alone, part by part. */
export function TextPage({ id }: { id: TextPageId }) {
	const words = useTranslations('guides');
	const t = words as unknown as LooseWords;
	const { path, sections, updated } = findTextPage(id);
	const values = {
		email: brand.email,
		phone: brand.phone.shown,
		name: brand.name,
		p: (text: React.ReactNode) => <p>{text}</p>,
		mail: (text: React.ReactNode) => <a href={`mailto:${brand.email}`}>{text}</a>,
		call: (text: React.ReactNode) => <a href={brand.phone.href}>{text}</a>,
		argon: (text: React.ReactNode) => <Link to="/products/argon-series">{text}</Link>,
		track: (text: React.ReactNode) => <Link to="/products/track-series">{text}</Link>,
		where: (text: React.ReactNode) => <Link to="/where-to-buy">{text}</Link>,
		robots: (text: React.ReactNode) => <a href="/robots.txt">{text}</a>,
		opc: (text: React.ReactNode) => <a href="https://www.priv.gc.ca/en/">{text}</a>,
		cai: (text: React.ReactNode) => <a href="https://www.cai.gouv.qc.ca/">{text}</a>,
	};
	return (
		<>
			<PageHead
				title={`${t(`${id}.title`)} · ${brand.name}`}
				description={t(`${id}.description`)}
				path={path}
			/>
			<PlainPageLayout
				title={t(`${id}.title`)}
				lead={t(`${id}.lead`)}
				sections={sections.map((section) => ({
					id: section,
					title: t(`${id}.sections.${section}.title`),
					body: t.rich(`${id}.sections.${section}.text`, values),
				}))}
			>
				<p className={styles.updated}>
					{words.rich('updated', { date: updated, time: (text) => <time dateTime={updated}>{text}</time> })}
				</p>
			</PlainPageLayout>
		</>
	);
}
