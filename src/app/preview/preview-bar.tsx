import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES, type Locale } from '../../platform/i18n/locale.ts';
import styles from './preview-bar.module.css';

type PreviewBarProps = {
	/** Says what is shown. */
	line: string;
	/** The path of the preview. */
	path: string;
	locale: Locale;
	back: { href: string; label: string };
};

/** The bar above a preview: what it is, its languages, and the way back. */
export function PreviewBar({ line, path, locale, back }: PreviewBarProps) {
	return (
		<>
			<meta name="robots" content="noindex, nofollow" />
			<div className={styles.bar} role="status">
				<p>{line}</p>
				{LOCALES.map((one) => (
					<a
						key={one}
						href={`${path}?lang=${one}`}
						lang={LANGUAGE_TAGS[one]}
						aria-current={one === locale ? 'true' : undefined}
					>
						{LANGUAGE_NAMES[one]}
					</a>
				))}
				<a href={back.href}>{back.label}</a>
			</div>
		</>
	);
}
