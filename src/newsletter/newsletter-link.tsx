import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { PageHead } from '../site/page-head.tsx';
import { PageBand, PlainPageText } from '../site/plain-page-layout.tsx';
import { Button } from '../ui/button.tsx';
import type { LinkOutcome } from './newsletter-link.server.ts';

type NewsletterLinkProps = {
	kind: 'confirm' | 'leave';
	path: string;
	token: string | undefined;
	/** Of the press, once there was one. */
	outcome: LinkOutcome | undefined;
};

/** A link of our mail, opened: one button that does what it says, then one sentence that says it is done. */
export function NewsletterLink({ kind, path, token, outcome }: NewsletterLinkProps) {
	const t = useTranslations('newsletter');
	const state = outcome ?? (token === undefined ? 'unknown' : 'ask');
	const title = state === 'ask' || state === 'done' ? t(`${kind}.${state}.title`) : t(`link.${state}.title`);
	const lead = state === 'ask' || state === 'done' ? t(`${kind}.${state}.lead`) : t(`link.${state}.lead`);
	return (
		<article>
			<PageHead title={`${title} · ${brand.name}`} description={lead} indexed={false} />
			<PageBand title={title} lead={lead}>
				{state === 'ask' ? (
					<form method="post" action={path}>
						<input type="hidden" name="token" value={token} />
						<Button look="heat" type="submit">
							{t(`${kind}.press`)}
						</Button>
					</form>
				) : undefined}
			</PageBand>
			<PlainPageText>
				<p>{t('link.contact', { name: brand.name, phone: brand.phone.shown, email: brand.email })}</p>
			</PlainPageText>
		</article>
	);
}
