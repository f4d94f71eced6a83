# The lesson (/practice): hints by phase, -why in plain words, -own for who has left the course.

# EP-6.2, EP-6.3, EP-6.4
practice-escape_plan-tile = The city is still being built. Lay today’s last tile: place **1**, then rotation **2**, where two edges match.
# EP-6.1, EP-6.5, EP-6.9
practice-escape_plan-tile-why = New tiles come every morning. Police stand on each of them, exits on some. Where they lie decides how you can flee.
# EP-6.2
practice-escape_plan-tile-own = Lay a tile: choose its place and its rotation.
# EP-8.6, EP-16.3
practice-escape_plan-travel = Morning. Press **Move**, choose tile **B2** and the **gym** on it: your money is there.
# EP-16.3, EP-27.4
practice-escape_plan-travel-why = A journey takes a few presses: Move, any help, the tile, the place. You leave a cube in the business, and its money is yours at the end if you get out.
# EP-8.6, EP-22.1
practice-escape_plan-travel-own = Your turn: move, rest, or use something.
# EP-15.4, EP-16.5
practice-escape_plan-contact = A business gets you a contact. Take the **Fast Car**, put it **Into the directory**, and end your turn: **Done**.
# EP-22.3, EP-9.3
practice-escape_plan-contact-why = A contact costs money only when you use it. Then it waits until you rest.
# EP-15.4
practice-escape_plan-contact-own = Choose a contact, and whether you keep it.
# EP-8.6, EP-28.4, EP-28.5
practice-escape_plan-officer = Afternoon. Police have come to B2 meanwhile. Press **Move**, choose tile **D2** and the **bar** on it.
# EP-13.2
practice-escape_plan-officer-why = Police catch you as you leave. Officers on the tiles you leave count, those where you stop don’t.
# EP-13.2, EP-22.23
practice-escape_plan-shake = The police are on your heels. Shake them off: use the **Fast Car**.
# EP-13.5, EP-22.23
practice-escape_plan-shake-why = Each officer you don’t shake off is one wound. The Fast Car shakes off a whole tile at once, for its price.
# EP-13.5, EP-22.23
practice-escape_plan-avoid = The police see you. Use the **Fast Car** for C2 and take the other two wounds. They hurt, but you get out.
# EP-13.5, EP-14.2
practice-escape_plan-avoid-why = Each officer you don’t avoid is a wound. When you can take no more, handcuffs block a part of your directory.
# EP-13.4, EP-13.5
practice-escape_plan-avoid-own = Choose how to avoid the police, or take the wounds.
# EP-3.1, EP-3.3
practice-escape_plan-away = You’re out of sight. On to the third day, when the city closes. Press **Go on**.
# EP-15.3, EP-24.5
practice-escape_plan-away-why = Being met by others raises your notoriety too. When it crosses a border, the others send officers closer to you.
# EP-26.2, EP-26.4
practice-escape_plan-exit = The third morning. The exit is within reach. Press **Move**, then **Escape for free**.
# EP-26.1, EP-27.1, EP-27.2
practice-escape_plan-exit-why = The only way out is an open exit. Anyone still in the city after the third dawn has nothing.
# EP-3.3, EP-27.4
practice-escape_plan-end = The lesson ends here. Robbers who are out count their money by their plan. Robbers still in the city have nothing.
