import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

/** The heading that Contact leads to; the footer gives it this id. */
export const CONTACT_ID = 'contact';

/**
 * Scrolls to the contact block at the foot of the page and moves focus to its heading. As a plain `#contact` link
 * it does the same, without the smooth scrolling, where scripts do not run.
 */
export function ContactLink({ className }: { className?: string }) {
	const t = useTranslations('navigation');

	function goSmoothly(event: MouseEvent<HTMLAnchorElement>) {
		const heading = document.getElementById(CONTACT_ID);
		if (!heading) return;
		event.preventDefault();
		// Behind an open dialog nothing can take focus.
		event.currentTarget.closest('dialog')?.close();
		heading.focus({ preventScroll: true });
		const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
		heading.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
	}

	return (
		<a className={className} href={`#${CONTACT_ID}`} onClick={goSmoothly}>
			{t('contact')}
		</a>
	);
}
