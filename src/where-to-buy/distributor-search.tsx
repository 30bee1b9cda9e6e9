import { useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { type Position, SERVED_LANGUAGES, STOCKED_LINES } from './distributor.ts';
import { type DistributorQuestion, NEAR_MAX } from './distributor-question.ts';
import styles from './distributor-search.module.css';

type DistributorSearchProps = {
	question: DistributorQuestion;
	/** The browser says where it is. */
	onPosition: (position: Position) => void;
};

const LOCATION_WITHIN_MS = 15_000;

/** The place and the filters: a form that asks the page itself, so that it works without scripts and can be shared. */
export function DistributorSearch({ question, onPosition }: DistributorSearchProps) {
	const t = useTranslations('whereToBuy');
	const submit = useSubmit();
	const form = useRef<HTMLFormElement>(null);
	const [locating, setLocating] = useState<'asking' | 'refused' | 'unknown'>();

	/** Only a press asks for the place, and only after the words beside the button. */
	function locate() {
		if (!navigator.geolocation) {
			setLocating('unknown');
			return;
		}
		setLocating('asking');
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setLocating(undefined);
				onPosition({ latitude: coords.latitude, longitude: coords.longitude });
			},
			(error) => setLocating(error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown'),
			{ timeout: LOCATION_WITHIN_MS, maximumAge: 60_000 },
		);
	}

	const filter = () => form.current && submit(form.current, { replace: true, preventScrollReset: true });

	return (
		<search>
			<Form
				ref={form}
				action="/where-to-buy"
				className={styles.form}
				preventScrollReset
				// Another address is another form: what it holds is what the address says.
				key={JSON.stringify(question)}
			>
				<div className={styles.place}>
					<Field name="near" label={t('near')} hint={t('nearHint')} className={styles.field}>
						<TextInput
							defaultValue={question.near}
							maxLength={NEAR_MAX}
							autoComplete="off"
							autoCapitalize="words"
							spellCheck={false}
							enterKeyHint="search"
						/>
					</Field>
					<Button type="submit" look="dark" icon="search">
						{t('find')}
					</Button>
				</div>
				<fieldset className={styles.filters}>
					<legend className={styles.legend}>{t('only')}</legend>
					<Checkbox
						name="counter"
						value="yes"
						label={t('counterFilter')}
						defaultChecked={question.counterSales}
						onChange={filter}
					/>
					<Field name="language" label={t('languageFilter')}>
						<Select defaultValue={question.language ?? ''} onChange={filter}>
							<option value="">{t('any')}</option>
							{SERVED_LANGUAGES.map((language) => (
								<option key={language} value={language}>
									{t(`languages.${language}`)}
								</option>
							))}
						</Select>
					</Field>
					<Field name="line" label={t('lineFilter')}>
						<Select defaultValue={question.line ?? ''} onChange={filter}>
							<option value="">{t('any')}</option>
							{STOCKED_LINES.map((line) => (
								<option key={line} value={line}>
									{t(`lines.${line}`)}
								</option>
							))}
						</Select>
					</Field>
				</fieldset>
			</Form>
			<div className={styles.own}>
				<Button
					look="outlined"
					icon="pin"
					busy={locating === 'asking' && t('locating')}
					aria-describedby="location-notice"
					onClick={locate}
				>
					{t('locate')}
				</Button>
				<p id="location-notice" className={styles.notice}>
					{t('locationNotice')}
				</p>
			</div>
			<div role="status">
				{(locating === 'refused' || locating === 'unknown') && (
					<Notice kind="caution" title={t(`location.${locating}`)} />
				)}
			</div>
		</search>
	);
}
