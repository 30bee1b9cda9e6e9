import messages from 'messages:announcement,footer,newsletter.form,releasePreview';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { WordMark } from '../../platform/ui/brand-mark.tsx';
import { Link } from '../../platform/ui/link.tsx';
import { Footer } from './footer.tsx';
import styles from './header.module.css';
import { AnnouncementBar } from './top/announcement-bar.tsx';
import { PreviewLine } from './top/preview-line.tsx';
import { PrintHead } from './top/print-head.tsx';

// The static parts of the frame, with their messages.

export const Announcement = withMessages(messages, AnnouncementBar);

export const Preview = withMessages(messages, PreviewLine);

export const PagePrintHead = withMessages(messages, PrintHead);

export const SiteFooter = withMessages(messages, Footer);

export const Logo = withMessages(messages, () => {
	const t = useTranslations('header');
	return (
		<Link className={styles.logo} to="/" aria-label={t('home')}>
			<WordMark />
		</Link>
	);
});
