import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import styles from './newsletter-form.module.css';
import { useContact } from './use-contact.ts';

type NewsletterFormProps = {
	/** The text typed in a rejected form. */
	typed?: string;
	/** Must be unique if a page has two of these forms. */
	id?: string;
};

/** One field, a button and the consent notice. It posts to a page of its own and needs no scripts. */
export function NewsletterForm({ typed, id = 'newsletter' }: NewsletterFormProps) {
	const pathTo = usePathTo();
	const t = useTranslations('newsletter.form');
	const contact = useContact();
	return (
		<form method="post" action={pathTo('/newsletter')} className={styles.form} data-newsletter>
			{/* Hidden, because the placeholder says the same. */}
			<label className="sr-only" htmlFor={id}>
				{t('email')}
			</label>
			<div className={styles.row} data-row>
				<input
					id={id}
					name="email"
					inputMode="email"
					autoCapitalize="none"
					spellCheck={false}
					required
					maxLength={254}
					autoComplete="email"
					placeholder={t('placeholder')}
					defaultValue={typed}
					aria-describedby={`${id}-consent`}
					aria-invalid={typed !== undefined || undefined}
				/>
				<PlainButton variant="heat" type="submit">
					{t('subscribe')}
				</PlainButton>
			</div>
			{/* A honeypot: people don't see it, but bots that fill in every field do. */}
			<div className="sr-only" aria-hidden="true">
				<label htmlFor={`${id}-empty`}>{t('leaveEmpty')}</label>
				<input id={`${id}-empty`} name="leaveEmpty" tabIndex={-1} autoComplete="off" />
			</div>
			<p id={`${id}-consent`} className={styles.consent}>
				{t('consent', { name: brand.name, address: contact.mailingAddress })}
			</p>
		</form>
	);
}
