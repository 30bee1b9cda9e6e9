import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../platform/ui/icon.tsx';
import styles from './buy-bar.module.css';
import { SAMPLE_FORM } from './sample-choice.tsx';

/**
 * The sample button again, at the bottom of a narrow window while the button itself is out of view. It submits the same
 * form, so colour and size are those selected. Its words are those of a card's button, so that no two are the same.
 */
export function BuyBar({ glove }: { glove: string }) {
	const t = useTranslations('sampleLink');
	const [isShown, setShown] = useState(false);

	useEffect(() => {
		const button = document.querySelector(`#${SAMPLE_FORM} [type=submit]`);
		if (!button) return;
		const watch = new IntersectionObserver((entries) => {
			const last = entries.at(-1);
			if (last) setShown(!last.isIntersecting);
		});
		watch.observe(button);
		return () => watch.disconnect();
	}, []);

	if (!isShown) return null;
	return (
		<div className={styles.bar}>
			<p className={styles.glove}>{glove}</p>
			<button type="submit" form={SAMPLE_FORM} className={styles.add}>
				<Icon name="box" />
				{t('add')}
			</button>
		</div>
	);
}
