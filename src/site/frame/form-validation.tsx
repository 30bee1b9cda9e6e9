import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNavigateTo } from '../../platform/ui/navigate-to.ts';
import styles from './form-validation.module.css';
import { subscribe } from './newsletter-subscribing.ts';

/** A field with native validation. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Replaces the browser's validation bubbles with our own messages at the field, in every public form that has no
 * validation of its own. Uses document-level listeners, because most of these forms are static server-rendered parts.
 */
export function FormValidation() {
	const t = useTranslations('formWords');
	const navigate = useNavigateTo();
	const [announcement, setAnnouncement] = useState('');

	useEffect(() => {
		const onInvalid = (event: Event) => {
			const field = event.target as Field;
			event.preventDefault();
			const { valueMissing } = field.validity;
			// No `type="email"`: browsers refuse or rewrite addresses with accents.
			const isEmail = field.inputMode === 'email';
			showMessage(field, valueMissing ? t(isEmail ? 'emailMissing' : 'missing') : t('unfit'));
			const first = field.form?.querySelector<Field>(':is(input, select, textarea):invalid');
			if (first === field) field.focus();
		};
		const onInput = (event: Event) => clear(event.target as Field);
		const onSubmit = (event: SubmitEvent) => {
			const form = event.target as HTMLFormElement;
			if (event.defaultPrevented || !form.hasAttribute('data-newsletter')) return;
			event.preventDefault();
			setAnnouncement('');
			void sendNewsletter(form);
		};
		const sendNewsletter = async (form: HTMLFormElement) => {
			const field = form.elements.namedItem('email') as HTMLInputElement;
			// Loaded on demand; if loading fails, the server still validates.
			const rule = await import('../../platform/mail/email-address.ts').catch(() => undefined);
			if (rule && rule.parseEmailAddress(field.value) === undefined) {
				showMessage(field, t('emailMalformed'));
				field.focus();
				return;
			}
			const outcome = await subscribe(form, navigate);
			if (outcome === 'shown') return;
			// Announced by the region below, and shown at the form.
			setAnnouncement(t(outcome));
			showMessage(field, t(outcome), outcome === 'asked' ? 'good' : 'wrong');
			if (outcome === 'asked') field.value = '';
		};
		document.addEventListener('invalid', onInvalid, true);
		document.addEventListener('input', onInput);
		document.addEventListener('submit', onSubmit);
		return () => {
			document.removeEventListener('invalid', onInvalid, true);
			document.removeEventListener('input', onInput);
			document.removeEventListener('submit', onSubmit);
		};
	}, [t, navigate]);

	return (
		<p className="sr-only" role="status">
			{announcement}
		</p>
	);
}

const idOf = (field: Field) => `${field.id || field.name}-told`;

/** Shows a sentence below a field, or below the row that it shares with its button, and links it to the field. */
function showMessage(field: Field, text: string, kind: 'wrong' | 'good' = 'wrong'): void {
	clear(field);
	const sentence = document.createElement('p');
	sentence.id = idOf(field);
	sentence.className = (kind === 'wrong' ? styles.wrong : styles.good) ?? '';
	sentence.textContent = text;
	(field.closest('[data-row]') ?? field).after(sentence);
	const described = field.getAttribute('aria-describedby');
	field.setAttribute('aria-describedby', described ? `${sentence.id} ${described}` : sentence.id);
	if (kind === 'wrong') field.setAttribute('aria-invalid', 'true');
}

function clear(field: Field): void {
	const sentence = document.getElementById(idOf(field));
	if (!sentence) return;
	sentence.remove();
	field.removeAttribute('aria-invalid');
	const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== sentence.id);
	if (others.join('') === '') field.removeAttribute('aria-describedby');
	else field.setAttribute('aria-describedby', others.join(' '));
}
