import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { Button } from '../ui/button.tsx';
import styles from './newsletter-form.module.css';

type NewsletterFormProps = {
	/** Path of the page it stands on: part of the proof of consent. */
	page: string;
	/** The form as it was refused. */
	refused?: { email: string; fault: string | undefined };
	/** Apart where two such forms stand on one page. */
	id?: string;
};

/** One field and a button; it posts to a page of its own and needs no script. Under it stands what one agrees to. */
export function NewsletterForm({ page, refused, id = 'newsletter' }: NewsletterFormProps) {
	const t = useTranslations('newsletter.form');
	const notes = refused?.fault ? `${id}-fault ${id}-consent` : `${id}-consent`;
	return (
		<form method="post" action="/newsletter" className={styles.form}>
			<label htmlFor={id} className={styles.label}>
				{t('email')}
			</label>
			<div className={styles.row}>
				<input
					id={id}
					name="email"
					type="email"
					required
					maxLength={254}
					autoComplete="email"
					placeholder={t('placeholder')}
					defaultValue={refused?.email}
					aria-describedby={notes}
					aria-invalid={refused?.fault ? true : undefined}
					className={styles.field}
				/>
				<Button look="heat" type="submit">
					{t('subscribe')}
				</Button>
			</div>
			{refused?.fault && (
				<p id={`${id}-fault`} className={styles.fault} role="alert">
					{refused.fault}
				</p>
			)}
			<input type="hidden" name="page" value={page} />
			{/* People don't see it; programs that fill in everything do. */}
			<div className={styles.trap} aria-hidden="true">
				<label htmlFor={`${id}-empty`}>{t('leaveEmpty')}</label>
				<input id={`${id}-empty`} name="leaveEmpty" tabIndex={-1} autoComplete="off" />
			</div>
			<p id={`${id}-consent`} className={styles.consent}>
				{t('consent', { name: brand.name, address: brand.mailingAddress })}
			</p>
		</form>
	);
}
