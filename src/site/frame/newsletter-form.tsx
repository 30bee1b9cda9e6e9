import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import contact from '../../../content/sender.json';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
import styles from './newsletter-form.module.css';

type NewsletterFormProps = {
	/** What was typed in a form that was refused. */
	typed?: string;
	/** Apart where two such forms stand on one page. */
	id?: string;
};

/** One field and a button; it posts to a page of its own and needs no script. Under it stands what one agrees to. */
export function NewsletterForm({ typed, id = 'newsletter' }: NewsletterFormProps) {
	const t = useTranslations('newsletter.form');
	return (
		<form method="post" action="/newsletter" className={styles.form} data-newsletter>
			<label htmlFor={id}>{t('email')}</label>
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
				<PlainButton look="heat" type="submit">
					{t('subscribe')}
				</PlainButton>
			</div>
			{/* People don't see it; programs that fill in everything do. */}
			<div className="spoken" aria-hidden="true">
				<label htmlFor={`${id}-empty`}>{t('leaveEmpty')}</label>
				<input id={`${id}-empty`} name="leaveEmpty" tabIndex={-1} autoComplete="off" />
			</div>
			<p id={`${id}-consent`} className={styles.consent}>
				{t('consent', { name: brand.name, address: contact.mailingAddress })}
			</p>
		</form>
	);
}
