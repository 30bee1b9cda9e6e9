import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId } from '../staff/form-value.ts';
import { StaffIcon } from '../staff/staff-icon.tsx';
import { errorAt, useProductFormState } from './product-form-context.ts';
import { FieldDoubts, FieldFault } from './product-input-field.tsx';
import styles from './product-pictures.module.css';

/**
 * The pictures in order: the first is the card's, the second is shown when a card is pointed at. Dragged, or moved with
 * the arrow keys. New ones are put in after the last tile.
 */
export function ProductPictures() {
	const t = useTranslations('productEditing.pictures');
	const { value, set, errors } = useProductFormState();
	const [dragged, setDragged] = useState<number>();
	const [said, setSaid] = useState('');
	const { pictures } = value;
	const fault = errorAt(errors, 'pictures', true);

	function move(from: number, to: number) {
		if (to < 0 || to >= pictures.length || from === to) return;
		const next = [...pictures];
		next.splice(to, 0, ...next.splice(from, 1));
		set('pictures', next);
		setSaid(t('moved', { number: to + 1, total: pictures.length }));
	}

	function moveByKey(event: KeyboardEvent, at: number) {
		const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
		if (!step) return;
		event.preventDefault();
		move(at, at + step);
		const list = event.currentTarget.closest('ul');
		requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>('button[data-move]')[at + step]?.focus());
	}

	return (
		<div>
			{pictures.length === 0 && <p className={styles.none}>{t('none')}</p>}
			<ul role="list" className={styles.tiles} id={fieldId('pictures')} tabIndex={-1}>
				{pictures.map((src, at) => (
					<li
						key={src}
						className={styles.tile}
						draggable
						data-dragged={dragged === at}
						onDragStart={(event) => {
							event.dataTransfer.effectAllowed = 'move';
							setDragged(at);
						}}
						onDragEnd={() => setDragged(undefined)}
						onDragOver={(event) => dragged !== undefined && event.preventDefault()}
						onDrop={(event) => {
							event.preventDefault();
							if (dragged !== undefined) move(dragged, at);
							setDragged(undefined);
						}}
					>
						<img src={src} alt="" loading="lazy" draggable={false} />
						<span className={styles.place}>
							{at + 1} {at === 0 ? t('card') : at === 1 ? t('hover') : ''}
						</span>
						<span className={styles.buttons}>
							<button
								type="button"
								data-move
								aria-label={t('move', { number: at + 1 })}
								title={t('moveHint')}
								onKeyDown={(event) => moveByKey(event, at)}
								onClick={() => move(at, at - 1)}
							>
								↔
							</button>
							<button
								type="button"
								aria-label={t('remove', { number: at + 1 })}
								onClick={() => set(`pictures.${at}`, undefined)}
							>
								<StaffIcon name="trash" size={20} />
							</button>
						</span>
					</li>
				))}
			</ul>
			<p className="spoken" role="status">
				{said}
			</p>
			{fault && (
				<p className={styles.fault}>
					<FieldFault>{fault}</FieldFault>
				</p>
			)}
			<FieldDoubts path="pictures" />
		</div>
	);
}
