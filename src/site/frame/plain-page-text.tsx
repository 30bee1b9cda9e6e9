import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './plain-page-layout.module.css';

type PageBandTextProps = {
	title: ReactNode;
	lead: ReactNode;
	children?: ReactNode;
};

/** The dark head of a text page: its title, a lead, and optional controls. */
export function PageBandText({ title, lead, children }: PageBandTextProps) {
	return (
		<div className={`onSoot ${styles.band}`}>
			<div className={`page ${styles.bandInner}`} data-split={Boolean(children) || undefined}>
				<div>
					<h1 className={styles.title}>{title}</h1>
					<p className={styles.lead}>{lead}</p>
				</div>
				{children}
			</div>
		</div>
	);
}

/** A section of a text page; `id` is its anchor. */
type TextSection = { id: string; title: ReactNode; body: ReactNode };

type PlainPageTextProps = {
	sections?: readonly TextSection[];
	/** Shown before the sections. */
	opening?: ReactNode;
	/** Shown after the sections, or alone. */
	children?: ReactNode;
};

/** A text page: its table of contents, and its sections at a readable line length. */
export function PlainPageText({ sections = [], opening, children }: PlainPageTextProps) {
	const t = useTranslations('plainPages');
	return (
		<div className={`page ${styles.columns}`} data-listed={sections.length > 0 || undefined}>
			{sections.length > 0 && (
				<nav className={styles.list} aria-labelledby="on-this-page">
					<h2 id="on-this-page" className={styles.listTitle}>
						{t('onThisPage')}
					</h2>
					<ul role="list">
						{sections.map((section) => (
							<li key={section.id}>
								<a href={`#${section.id}`}>{section.title}</a>
							</li>
						))}
					</ul>
				</nav>
			)}
			<div className={styles.text}>
				{opening && <div className={styles.opening}>{opening}</div>}
				{sections.map((section) => (
					<section key={section.id} className={styles.section} aria-labelledby={section.id}>
						<h2 id={section.id} className={styles.heading}>
							{section.title}
						</h2>
						{section.body}
					</section>
				))}
				{children}
			</div>
		</div>
	);
}
